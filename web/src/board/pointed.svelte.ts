/** The line of the game that somebody points at, in the log or among hints: boards show where it is. */
class Pointed {
  line = $state("");

  /** What makes an element point at a line; to be spread over its attributes. */
  at(line: string): Record<"onpointerenter" | "onpointerleave" | "onfocusin" | "onfocusout", () => void> {
    const point = (): void => void (this.line = line);
    const leave = (): void => this.away(line);
    return { onpointerenter: point, onfocusin: point, onpointerleave: leave, onfocusout: leave };
  }

  /** A line is pointed at no longer. */
  away(line: string): void {
    if (this.line === line) this.line = "";
  }
}

export const pointed = new Pointed();
