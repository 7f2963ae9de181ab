export default import.meta.glob<string>("../../../src/pyramidion/locales/es/*.ftl", { query: "?raw", import: "default", eager: true });
