"""The command line: one noun per file, each loaded only when it is asked for."""
