import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
