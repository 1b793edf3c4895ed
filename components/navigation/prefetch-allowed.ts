type Connection = { effectiveType?: string; saveData?: boolean }
type Browser = { onLine: boolean; connection?: Connection }

/** Links load ahead, but not when offline, on a 2g-class connection or with data saver. */
export function prefetchAllowed(browser: Browser): boolean {
  const { onLine, connection } = browser
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}
