export default import.meta.glob<string>("../../../src/pyramidion/locales/el/*.ftl", { query: "?raw", import: "default", eager: true });
