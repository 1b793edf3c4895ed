/** What browsers are given as the service worker: the file that the build makes of pwa/sw.ts. */
export const workerScript = `importScripts('/worker.js')`

/** Takes every trace of the worker off the devices it has been on. Open pages go on without it. */
export const farewellScript = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('yss-')) await caches.delete(name)
      await registration.unregister()
    })(),
  ),
)
`
