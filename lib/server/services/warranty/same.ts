import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in a time that does not tell how much of them is. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Answers no sooner than after `ms`: what was found then takes as long as what was not. */
export async function notBefore<T>(ms: number, work: Promise<T>): Promise<T> {
  const wait = new Promise((resolve) => setTimeout(resolve, ms))
  const [result] = await Promise.allSettled([work, wait])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
