"""The rules of Silver & Gold: Pyramids: pure, compiled, without input or output."""
