"""The addresses of pages that need no game in play."""

# The companion for the printed games.
TOOLS = (
    "companion",
    "companion/silver-gold/pad",
    "companion/pyramido/pad",
    "companion/silver-gold/keeper",
    "companion/silver-gold/pieces",
    "companion/pyramido/pieces",
    "companion/pyramido/real",
    "companion/pyramido/ask",
)
PAGES = (
    "",
    "lobby",
    "settings",
    "learn",
    "learn/silver-gold/first",
    "learn/pyramido/first",
    "rules/silver-gold",
    "rules/pyramido",
    "replay",
    "past",
    "deals",
    "deals/pyramido/nefertari",
    *TOOLS,
    "table/none",
)
