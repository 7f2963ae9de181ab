/** The colours of blocks. */
export const STONES: Record<string, string> = {
  orange: "#d98a2b",
  blue: "#3a69b4",
  purple: "#8a55a8",
  green: "#5d9347",
  red: "#bb4238",
};

/** The kinds of gems in the order of the game. */
export const GEMS = [...Object.keys(STONES), "mythical"];
