/** FNV-1a, 32 bit, finished with a mixer so that neighbouring texts differ in all bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** True for one of `n` texts, always the same ones. */
export const isOneIn = (n: number, text: string) => hashText(text) % n === 0

/** The element that `choice` selects, wrapping round. Throws a RangeError on an empty list. */
export function pickFrom<T>(list: readonly T[], choice: number): T {
  const item = list[choice % list.length]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** A day between two ISO dates, both included, fixed by the text. */
export function pickDay(from: string, to: string, text: string): string {
  const dayMs = 86_400_000
  const start = Date.parse(from)
  const days = Math.max(0, Math.round((Date.parse(to) - start) / dayMs))
  return new Date(start + (hashText(text) % (days + 1)) * dayMs).toISOString().slice(0, 10)
}
