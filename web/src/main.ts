import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { earlyGame } from "./early";
import { parts } from "./games";
import { guest } from "./guest.svelte";
import { language } from "./language.svelte";
import { href, PREFIX } from "./prefix";
import { router } from "./router.svelte";
import { preferences } from "./settings.svelte";

const BOARD_IN_TIME = 500;

// Without a server there is still a page: it says so where it matters. At a table nobody waits to hear who they are,
// but a moment for its board, so that not one picture of waiting is drawn where it comes at once.
const atTable = router.route.page === "table";
const arrived = guest.arrive().catch(() => undefined);
const table = (): Promise<unknown> =>
  Promise.all([import("./table/TablePage.svelte"), earlyGame(BOARD_IN_TIME).then((game) => (game ? parts(game) : undefined))]);
const ready = [language.choose(preferences.choices.language), atTable ? table().catch(() => undefined) : arrived];
// Not awaited here: the parts of a table import this file, and would wait for it.
void Promise.all(ready).then(() => mount(App, { target: document.getElementById("page")! }));

// A newer version was put on the server while this page was open: its parts are called otherwise now.
addEventListener("vite:preloadError", () => location.reload());

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(href("sw.js"), { scope: PREFIX });
}
