// Keeps the shell of the page, so that it opens at once and says so when there is no network. What happens at a
// table always comes from the server. The build fills in the list of files and a version made from it.
const SHELL = "pyramidion-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(["./", ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("pyramidion-") && name !== SHELL);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.slice(self.registration.scope.length);
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope) || path.startsWith("api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(self.registration.scope)));
  } else if (path.startsWith("assets/")) {
    // Names carry a hash of the content: what is kept is right for ever.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
