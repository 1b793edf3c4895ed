import type { TabKey } from '@/lib/config/browser-keys'

const storageKey: TabKey = 'scroll'
const limit = 60
const patienceMs = 2000

type Entry = [key: string, top: number]
let positions = new Map<string, number>()
let activeKey = ''

/** Names the current history entry: the browser's own key, or the address where it has none. */
function currentKey(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key?: string } | null } }
  return navigation?.currentEntry?.key ?? window.location.pathname + window.location.search
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-limit)))
  } catch {
    // Storage may be full or forbidden; positions then live as long as the tab's document.
  }
}

function load(): void {
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Entry[])
  } catch {
    positions = new Map()
  }
}

/** From now on scrolling belongs to the entry that is current. */
export function enterEntry(): void {
  activeKey = currentKey()
}

/** Scrolls to where the current entry was left; waits a moment for content that is still coming. False when it was never left. */
export function restoreEntry(): boolean {
  const top = positions.get(currentKey())
  if (top === undefined) return false
  window.scrollTo(0, top)
  if (Math.abs(window.scrollY - top) > 1) waitForHeight(top)
  return true
}

function waitForHeight(top: number): void {
  const stop = new AbortController()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    window.scrollTo(0, top)
    stop.abort()
  })
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  window.setTimeout(() => stop.abort(), patienceMs)
  observer.observe(document.body)
}

/** Remembers positions from now on; returns what undoes it. The browser restores by itself while the page is being loaded. */
export function rememberScroll(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  load()
  enterEntry()
  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', () => void positions.set(activeKey, window.scrollY), { signal, passive: true })
  window.addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'), { signal })
  window.addEventListener(
    'pagehide',
    () => {
      positions.set(activeKey, window.scrollY)
      store()
      history.scrollRestoration = 'auto'
    },
    { signal },
  )
  return () => {
    stop.abort()
    history.scrollRestoration = 'auto'
  }
}
