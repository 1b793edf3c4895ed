import { expect, it } from 'vitest'
import { exitCodeOf } from './run'

it.each([
  ['was asked to end', null, 'SIGTERM', 0],
  ['ended by itself', 0, null, 0],
  ['could not start', 3, null, 3],
  ['ran out of memory', null, 'SIGABRT', 1],
  ['was killed', null, 'SIGKILL', 1],
])('a server that %s ends with its own code', (_what, code, signal, ended) => {
  expect(exitCodeOf(code, signal)).toBe(ended)
})
