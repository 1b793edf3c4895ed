import { isEmbeddable } from '@/lib/config/embeddable.mjs'

/** Brings the service worker and what goes with it, once the page has nothing else to do. Nothing in frames of other sites, and nothing while developing. */
export function startWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || isEmbeddable(location.pathname))
    return
  const begin = () => void import('./join-worker').then(({ joinWorker }) => joinWorker()).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 2000)
}
