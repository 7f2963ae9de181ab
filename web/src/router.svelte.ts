/** Which page is shown: real addresses below the prefix, without asking the server again. */
import { tick } from "svelte";
import { href, PREFIX } from "./prefix";

export type Route =
  | { page: "start" | "lobby" | "settings" | "learn" | "past" | "deals" | "missing" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string }
  | { page: "companion"; game: string; tool: string } // both empty: what there is
  | { page: "tutorial"; game: string; name: string }
  | { page: "deal"; game: string; name: string }
  | { page: "replay"; id: string }; // of a table, or "" for a record that is brought along

export function routeOf(path: string): Route {
  const [page = "", id, ...more] = path.replace(/\/$/, "").split("/");
  if (page === "table" && id && !more.length) return { page, id };
  if (page === "rules" && id && !more.length) return { page, game: id };
  if (page === "companion" && (id === undefined || more.length === 1)) return { page, game: id ?? "", tool: more[0] ?? "" };
  if (page === "learn" && id && more.length === 1) return { page: "tutorial", game: id, name: more[0]! };
  if (page === "deals" && id && more.length === 1) return { page: "deal", game: id, name: decodeURIComponent(more[0]!) };
  if (page === "replay" && !more.length) return { page, id: id ?? "" };
  const alone = ["lobby", "settings", "learn", "past", "deals"] as const;
  const found = alone.find((name) => name === page);
  if (id === undefined && found) return { page: found };
  return { page: page === "" ? "start" : "missing" };
}

const here = (): Route => routeOf(location.pathname.slice(PREFIX.length));

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => void this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", href(path));
    void this.#arrive();
  }

  /** Show the page; who reads by ear or by keyboard starts at its top. */
  async #arrive(): Promise<void> {
    this.route = here();
    await tick();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(PREFIX)) return;
    if (link.pathname.startsWith(href("api/")) || link.hash) return;
    event.preventDefault();
    this.go(link.pathname.slice(PREFIX.length));
  }
}

export const router = new Router();
