const delayMs = 120

const waitingFor = new Set<symbol>()

// Without a connection the library may not come: then there is no bar, and nothing is wrong.

/** The library's own markup has an ARIA role that does not exist. */
const template = '<div class="bar"><div class="peg"></div></div>'

async function show(): Promise<void> {
  const { default: bar } = await import('nprogress')
  if (waitingFor.size === 0) return
  bar.configure({ showSpinner: false, trickleSpeed: 200, minimum: 0.1, template, barSelector: '.bar' })
  bar.start()
}

/** Work that a visitor waits for has begun; naming it twice counts once. The bar shows if it is not done after a moment, so that stored pages do not flash it. */
export function startBar(work: symbol): void {
  waitingFor.add(work)
  if (waitingFor.size > 1) return
  setTimeout(() => {
    if (waitingFor.size > 0) show().catch(() => undefined)
  }, delayMs)
}

/** The work is done; the last one ends the bar. */
export function finishBar(work: symbol): void {
  if (!waitingFor.delete(work) || waitingFor.size > 0) return
  import('nprogress').then(({ default: bar }) => bar.done()).catch(() => undefined)
}
