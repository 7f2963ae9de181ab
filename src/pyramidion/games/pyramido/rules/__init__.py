"""The rules of Pyramido: Forgotten Treasures: pure, compiled, without input or output."""
