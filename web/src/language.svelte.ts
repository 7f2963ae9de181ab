/** The reader's language: one Fluent catalogue for every surface, loaded when it is needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Translate } from "./board";

export const LANGUAGES = { en: "English", it: "Italiano", es: "Español", el: "Ελληνικά" } as const;
export type Code = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../src/pyramidion/locales/*/*.ftl", { query: "?raw", import: "default" });

/** The language a person's browser asks for, as far as there is a catalogue for it. */
export function preferred(): Code {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  return asked.find((tag): tag is Code => tag in LANGUAGES) ?? "en";
}

async function catalogue(code: Code): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.includes(`/locales/${code}/`));
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  return bundle;
}

class Language {
  code = $state<Code>("en");
  #bundle = $state.raw<FluentBundle>();

  async choose(code: Code): Promise<void> {
    const bundle = await catalogue(code);
    this.#bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  t: Translate = (id, args) => {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || pattern == null) {
      console.error(`There is no message ${id} in ${this.code}.`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args ?? null, errors);
    for (const error of errors) console.error(`${id} in ${this.code}: ${error.message}`);
    return text;
  };
}

export const language = new Language();
export const t: Translate = (id, args) => language.t(id, args);
