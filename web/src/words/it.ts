export default import.meta.glob<string>("../../../src/pyramidion/locales/it/*.ftl", { query: "?raw", import: "default", eager: true });
