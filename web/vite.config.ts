import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Writes the service worker with the list of files that make up the shell. */
const shell: Plugin = {
  name: "shell",
  apply: "build",
  // After all others, which add styles and drop what is empty.
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = [...Object.keys(bundle).filter((name) => name.startsWith("assets/")), "early.js", "icon.svg"].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const text = readFileSync(here("./worker.js"), "utf-8");
      const source = text.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  },
};

/** Tells `early.js` in index.html which files a table, a language and a game need. */
const early: Plugin = {
  name: "early",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const part = /(table)\/TablePage|(words)\/(\w+)\.ts|games\/(\w+)\/web\/index/;
      const all = Object.values(bundle);
      const entries = new Set(all.filter((file) => file.type === "chunk" && file.isEntry).map((file) => file.fileName));
      const told = all.flatMap((file) => {
        const found = file.type === "chunk" && file.moduleIds.map((id) => part.exec(id)).find(Boolean);
        if (!found) return [];
        const name = found.slice(1).filter(Boolean).join("-").replaceAll("_", "-");
        const needed = [file.fileName, ...file.imports.filter((other) => !entries.has(other))];
        return needed.map((path) => `<meta name="part-${name}" content="./${path}" />\n    `);
      });
      return html.replace(/<script\s+src=".\/early.js"/, told.join("") + "$&");
    },
  },
};

/** Few files instead of many small ones, since each costs a round trip: what is needed together comes together. */
const files = [
  { name: "page", test: /node_modules\/(?!uqr)|web\/src\/(board|parts\/(?!Qr))|web\/src\/[\w.]+$|learn\/RuleLink/, priority: 2 },
  { name: "table", test: /web\/src\/table\//, priority: 1 },
  { name: (id: string) => `game-${/games\/(\w+)/.exec(id)?.[1]}`, test: /games\/\w+\/web\// },
];

export default defineConfig({
  plugins: [svelte(), shell, early],
  // The server puts its own path prefix in front of every "./" of index.html.
  base: "./",
  resolve: {
    alias: { $web: here("./src") },
    // The games' boards lie outside this folder and use the same Svelte.
    dedupe: ["svelte"],
  },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/pyramidion/server/dist"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
    modulePreload: { polyfill: false },
  },
});
