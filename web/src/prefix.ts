/** Where this server's paths begin, as its page says: "/" or something like "/games/". */
const told = document.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "/";

export const PREFIX = new URL(told, location.href).pathname;

/** The address of a page or of the API, below the prefix. */
export function href(path: string): string {
  return PREFIX + path;
}
