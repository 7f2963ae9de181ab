web-name = Pyramidion
