import type { TabKey } from '@/lib/config/browser-keys'

const storageKey: TabKey = 'chunk-reload-at'
const guardMs = 60_000

/** Does this failure mean that a script of the page could not be loaded, as after a deploy over an open tab? */
export function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message } = error as { name?: unknown; message?: unknown }
  return (
    name === 'ChunkLoadError' ||
    (typeof message === 'string' && /loading (css )?chunk .+ failed|dynamically imported module/i.test(message))
  )
}

/** Reloads the page unless that was done less than 60 s ago. True when it reloads. */
export function reloadOnce(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void): boolean {
  const last = Number(storage.getItem(storageKey) ?? Number.NaN)
  if (now - last < guardMs) return false
  storage.setItem(storageKey, String(now))
  reload()
  return true
}

/** `reloadOnce` with the browser's own clock and storage; never reloads where storage is forbidden, since it could not stop, nor without a connection, which brings nothing and loses what is typed. */
export function reloadForChunk(): boolean {
  if (!navigator.onLine) return false
  try {
    return reloadOnce(Date.now(), sessionStorage, () => window.location.reload())
  } catch {
    return false
  }
}

/** Watches for chunks that fail to load; returns what undoes it. */
export function watchChunks(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const mend = (failure: unknown) => {
    if (isChunkFailure(failure)) reloadForChunk()
  }
  window.addEventListener('unhandledrejection', (event) => mend(event.reason), { signal })
  window.addEventListener('error', (event) => mend(event.error), { signal })
  return () => stop.abort()
}
