// Before anything is painted: the theme and the language that were chosen last time.
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
})();
