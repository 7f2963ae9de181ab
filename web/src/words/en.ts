export default import.meta.glob<string>("../../../src/pyramidion/locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
