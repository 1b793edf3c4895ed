const delayMs = 120

let wanted = false

async function showBar(): Promise<void> {
  const { default: bar } = await import('nprogress')
  if (!wanted) return
  bar.configure({ showSpinner: false, trickleSpeed: 200, minimum: 0.1 })
  bar.start()
}

/** Shows the bar if the work is not done after a moment, so that stored pages do not flash it. Loads its library on first use. */
export function startBar(): void {
  if (wanted) return
  wanted = true
  window.setTimeout(() => {
    if (wanted) void showBar()
  }, delayMs)
}

/** Ends the bar. */
export function finishBar(): void {
  if (!wanted) return
  wanted = false
  void import('nprogress').then(({ default: bar }) => bar.done())
}
