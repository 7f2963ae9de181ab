// Before anything is painted: the theme and the language that were chosen last time. At a table also what it will
// need: its line to the server is opened and its parts are fetched while the page itself is still being read.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("pyramidion.settings") ?? "{}");
  } catch {
    // Nothing was kept that can be read.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const page = document.documentElement;
  page.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  page.dataset.motion = kept.motion === "off" || (kept.motion !== "on" && still) ? "off" : "on";
  if (kept.language) page.lang = kept.language;

  const told = (name) => [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.content);
  const fetchPart = (name) => {
    for (const href of told(`part-${name}`)) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  };
  const prefix = new URL(told("prefix")[0], location.href).pathname;
  const [place, id, ...more] = location.pathname.slice(prefix.length).split("/");
  if (place !== "table" || !id || more.length) return;
  fetchPart("table");
  const languages = [kept.language, ...navigator.languages, "en"].map((tag) => `words-${tag?.slice(0, 2)}`);
  fetchPart(languages.find((name) => told(`part-${name}`).length));
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}${prefix}api/tables/${id}/socket`);
  const frames = [];
  const game = new Promise((told) => {
    socket.onmessage = ({ data }) => {
      frames.push(data);
      told(JSON.parse(data).find(({ is }) => is === "table")?.game);
    };
    socket.onclose = () => told(undefined);
  });
  game.then((name) => name && fetchPart(name));
  window.early = { id, socket, frames, game };
})();
