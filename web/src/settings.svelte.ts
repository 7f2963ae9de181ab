/** How a person likes the table; kept in the browser. */
import type { Settings } from "./board";
import { type Code, preferred } from "./language.svelte";

export interface Choices {
  language: Code;
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  sound: boolean;
  angle: boolean;
  confirm: boolean; // a move is played only when it is confirmed
  pace: boolean; // bots take their time
  plain: boolean; // moves as a list instead of a drawn board
}

const KEY = "pyramidion.settings";

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  choices = $state<Choices>({
    language: preferred(),
    theme: "system",
    motion: "system",
    sound: true,
    angle: true,
    confirm: true,
    pace: true,
    plain: false,
    ...kept(),
  });
  #system = $state({ dark: dark.matches, still: still.matches });

  constructor() {
    dark.addEventListener("change", () => (this.#system.dark = dark.matches));
    still.addEventListener("change", () => (this.#system.still = still.matches));
  }

  /** What boards need to know, with the system's wishes taken into account. */
  get settings(): Settings {
    const { theme, motion, sound, angle } = this.choices;
    return {
      theme: theme === "system" ? (this.#system.dark ? "dark" : "light") : theme,
      motion: motion === "system" ? !this.#system.still : motion === "on",
      sound,
      angle,
    };
  }

  /** Keep what was chosen and let the page follow; to be called inside an effect. */
  apply(): void {
    localStorage.setItem(KEY, JSON.stringify(this.choices));
    const page = document.documentElement;
    page.dataset.theme = this.settings.theme;
    page.dataset.motion = this.settings.motion ? "on" : "off";
  }
}

export const preferences = new Preferences();
