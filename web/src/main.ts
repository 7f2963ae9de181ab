import "@fontsource-variable/alegreya/index.css";
import "@fontsource-variable/commissioner/index.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./language.svelte";
import { preferences } from "./settings.svelte";

await language.choose(preferences.choices.language);
mount(App, { target: document.getElementById("page")! });
