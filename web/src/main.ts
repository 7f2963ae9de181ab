import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { guest } from "./guest.svelte";
import { language } from "./language.svelte";
import { href, PREFIX } from "./prefix";
import { router } from "./router.svelte";
import { preferences } from "./settings.svelte";

// Without a server there is still a page: it says so where it matters. At a table nobody waits to hear who they are.
const atTable = router.route.page === "table";
const arrived = guest.arrive().catch(() => undefined);
if (atTable) void import("./table/TablePage.svelte");
await Promise.all([language.choose(preferences.choices.language), atTable || arrived]);
mount(App, { target: document.getElementById("page")! });

// A newer version was put on the server while this page was open: its parts are called otherwise now.
addEventListener("vite:preloadError", () => location.reload());

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(href("sw.js"), { scope: PREFIX });
}
