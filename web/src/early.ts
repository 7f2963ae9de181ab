/** The line to a table that `early.js` opened while the page itself was still being read. */
interface Early {
  id: string;
  socket: WebSocket;
  /** What came through it so far. */
  frames: string[];
  /** The game of the table, when the server has told it; nothing if it does not. */
  game: Promise<string | undefined>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** The game of the table that is asked for, if that is known within so many milliseconds. */
export function earlyGame(patience: number): Promise<string | undefined> {
  return Promise.race([window.early?.game, new Promise<undefined>((late) => setTimeout(late, patience))]);
}

/** Take over the line to this table, once; nothing if there is none that lives. */
export function takeOver(id: string): Early | undefined {
  const { early } = window;
  delete window.early;
  return early?.id === id && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}
