const durationMs = 500

/** Ease-in-out cubic for t from 0 to 1. */
export function easeInOutCubic(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/** Above a control, its label stays in view (components/ui/ui.css). */
function topOf(element: Element): number {
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const room = element.matches('input, select, textarea') ? pixels(getComputedStyle(element).scrollMarginTop) : 0
  const wanted = element.getBoundingClientRect().top + window.scrollY - padding - room
  return Math.max(0, Math.min(wanted, document.documentElement.scrollHeight - window.innerHeight))
}

/** Scrolls to an element in 500 ms, at once under reduced motion; the visitor's own scrolling stops it. */
export function scrollToElement(element: Element): void {
  const from = window.scrollY
  const to = topOf(element)
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to)
    return
  }
  const started = performance.now()
  const stop = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  function step(now: number) {
    if (stop.signal.aborted) return
    const t = Math.min(1, Math.max(0, (now - started) / durationMs))
    window.scrollTo(0, from + (to - from) * easeInOutCubic(t))
    if (t < 1) requestAnimationFrame(step)
    else stop.abort()
  }
  requestAnimationFrame(step)
}

/** The visible element a hash names; pages kept in the background may hold the same id. */
export function hashTarget(hash: string): Element | null {
  if (hash.length < 2) return null
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A broken escape is taken as it is written.
  }
  const found = [...document.querySelectorAll(`[id="${CSS.escape(id)}"]`)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

/** Moves the focus without scrolling, to an element that may not be focusable by itself. */
export function focusQuietly(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Moves the focus to the content of the page in view: what had it is gone. */
export function focusMain(): void {
  focusQuietly([...document.querySelectorAll('main')].find((main) => main.getClientRects().length > 0))
}
