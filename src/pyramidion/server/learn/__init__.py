"""Learn and look back: rules, lessons, replays, analysis."""
