// The service worker of the static site: after the first visit the site works offline. All files of a release are in one
// cache, so that a page never gets files of two releases.
declare const self: ServiceWorkerGlobalScope;

/** The release and its files, which the bundler sets. */
declare const RELEASE: string;
declare const FILES: string[];

const prefix = "muster-studio-";
const name = prefix + RELEASE;

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: file.endsWith(".html") || file === "./" ? "reload" : "default" }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((all) =>
    Promise.all(all.filter((old) => old.startsWith(prefix) && old !== name).map((old) => caches.delete(old)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.open(name).then((cache) => cache.match(event.request, { ignoreSearch: true })).then((hit) => hit ?? fetch(event.request)));
});
