import { randomFillSync } from 'node:crypto'

/**
 * A generator that begins with chance and goes on by itself (sfc32): Next takes randomness of node:crypto inside a page that is being stored for a
 * mistake, and ids of spans are no secrets.
 */
const state = randomFillSync(new Uint32Array(4))

function nextWord(): number {
  const [a = 0, b = 0, c = 0, count = 0] = state
  const sum = (a + b + count) >>> 0
  state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, count + 1])
  return sum
}

const words = (count: number) => Array.from({ length: count }, () => nextWord().toString(16).padStart(8, '0')).join('')

export const newTraceId = () => words(4)
export const newSpanId = () => words(2)
/** From 0 to below 1. */
export const chance = () => nextWord() / 2 ** 32
