import { prefetchAllowed } from '@/components/navigation/prefetch-allowed'
import { cacheNames } from '@/lib/config/browser-keys'
import type { WorkerOrder } from '@/lib/config/worker-order'
import { recentStore } from '@/lib/utils/recent-store'
import { tellUpdate, tellKept } from './tell'

/** A tab that stays open asks for a new version when it is looked at again, at most this often. */
const askAgainMs = 3_600_000
/** A worker that takes over by itself has nobody waiting for it. */
const settleMs = 1000

const order = (worker: ServiceWorker | null, what: WorkerOrder) => worker?.postMessage(what)

/** Offers what waits, now and whenever something new has come. Whoever does not take it has it with the next start of the browser. */
function watchUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  const offer = () => {
    if (!registration.waiting || !serviceWorker.controller) return
    void tellUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      order(registration.waiting, { type: 'activate' })
    })
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') setTimeout(offer, settleMs)
    })
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < askAgainMs) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Pages of products are kept as they are looked at: most are reached without a page load, which is all that the worker sees. */
function keepLookedAt(registration: ServiceWorkerRegistration): void {
  const keep = () => {
    if (prefetchAllowed(navigator)) order(registration.active, { type: 'keep', path: location.pathname })
  }
  void navigator.serviceWorker.ready.then(() => {
    if (!navigator.serviceWorker.controller) keep()
  })
  recentStore.subscribe(() => {
    if (recentStore.read().length > 0) keep()
    // Whoever clears what was looked at means the pages as well.
    else void caches.delete(cacheNames.pages)
  })
}

/** A kept page is said to be one (connection-notice.tsx); once there is a connection, the current one is offered. */
function watchKeptPage(): void {
  if (document.documentElement.dataset.kept === undefined) return
  const offer = () => void tellKept(() => location.reload())
  if (navigator.onLine) offer()
  else addEventListener('online', offer, { once: true })
}

/** Registers the service worker; whether there is a newer one, browsers look up with each page load. */
export async function joinWorker(): Promise<void> {
  watchKeptPage()
  const registration = (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined
  // A browser that refuses workers may answer nothing at all.
  if (!registration) return
  watchUpdates(registration)
  keepLookedAt(registration)
}
