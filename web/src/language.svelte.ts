/** The reader's language: one Fluent catalogue for every surface, loaded when it is needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast";
import type { Translate } from "./board";
import { minus } from "./numbers";

export const LANGUAGES = { en: "English", it: "Italiano", es: "Español", el: "Ελληνικά" } as const;
export type Code = keyof typeof LANGUAGES;

// One file to fetch for each language, with all its texts by their path.
const words = import.meta.glob<Record<string, string>>("./words/*.ts", { import: "default" });

/** The language a person's browser asks for, as far as there is a catalogue for it. */
export function preferred(): Code {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  return asked.find((tag): tag is Code => tag in LANGUAGES) ?? "en";
}

/** The messages of a language. A file of them is read when one is asked for that it may hold: most pages need few. */
class Catalogue {
  #bundle: FluentBundle;
  #unread: Map<string, string>; // texts by the name of their file, with which most of their messages begin

  constructor(code: Code, texts: Map<string, string>) {
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    this.#unread = texts;
  }

  static async of(code: Code): Promise<Catalogue> {
    const texts = Object.entries(await words[`./words/${code}.ts`]!());
    return new Catalogue(code, new Map(texts.map(([path, text]) => [/([\w-]+)\.ftl$/.exec(path)![1]!, text])));
  }

  message(id: string): Pattern | null {
    const own = [...this.#unread.keys()].find((name) => id.startsWith(`${name}-`));
    if (own) this.#read(own);
    for (const name of this.#bundle.hasMessage(id) ? [] : this.#unread.keys()) this.#read(name);
    return this.#bundle.getMessage(id)?.value ?? null;
  }

  format(pattern: Pattern, args: Parameters<Translate>[1], errors: Error[]): string {
    return minus(this.#bundle.formatPattern(pattern, args ?? null, errors));
  }

  #read(name: string): void {
    for (const error of this.#bundle.addResource(new FluentResource(this.#unread.get(name)!))) console.error(error);
    this.#unread.delete(name);
  }
}

class Language {
  code = $state<Code>("en");
  #catalogue = $state.raw<Catalogue>();

  async choose(code: Code): Promise<void> {
    this.#catalogue = await Catalogue.of(code);
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#catalogue?.message(id) != null;
  }

  t: Translate = (id, args) => {
    const pattern = this.#catalogue?.message(id);
    if (!this.#catalogue || pattern == null) {
      console.error(`There is no message ${id} in ${this.code}.`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#catalogue.format(pattern, args, errors);
    for (const error of errors) console.error(`${id} in ${this.code}: ${error.message}`);
    return text;
  };
}

export const language = new Language();
export const t: Translate = (id, args) => language.t(id, args);
