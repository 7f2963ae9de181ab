"""Players made of code. They know the protocol only, and see re-dealt copies only."""
