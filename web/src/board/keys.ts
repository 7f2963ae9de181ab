/** Keys of the whole page: a pointer may be over the board while the focus is elsewhere. */

/** Whether a key is meant for the board: alone, not typed into a field, not said to a dialog. */
export function forBoard(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  const typed = at?.closest("input, textarea, select, dialog");
  return !(event.ctrlKey || event.metaKey || event.altKey || typed || document.querySelector("dialog[open]"));
}
