const [kilo, mega] = [1000, 1_000_000]

/** A size for people, `3.4 kB`; SI units as browsers show them. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`
  return bytes < mega ? `${(bytes / kilo).toFixed(bytes < 10 * kilo ? 1 : 0)} kB` : `${(bytes / mega).toFixed(1)} MB`
}
