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
  generateBundle(_, bundle) {
    const files = [...Object.keys(bundle).filter((name) => name.startsWith("assets/")), "early.js", "icon.svg"].sort();
    const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
    const text = readFileSync(here("./worker.js"), "utf-8");
    const source = text.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

export default defineConfig({
  plugins: [svelte(), shell],
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
    modulePreload: { polyfill: false },
  },
});
