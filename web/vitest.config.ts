import { mergeConfig } from "vite";
import page from "./vite.config";

export default mergeConfig(page, { test: { environment: "happy-dom", include: ["tests/*.test.ts"], testTimeout: 30_000 } });
