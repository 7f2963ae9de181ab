"""One folder for each game; the catalog finds them by looking."""
