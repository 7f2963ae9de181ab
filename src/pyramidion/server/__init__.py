"""The table: friends and strangers play together over a server one person can host."""
