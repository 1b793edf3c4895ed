import { expect, it } from 'vitest'
import { adviseForkKit } from './fork-kit'

it.each([
  ['dives', 'wrong', 'none', 'springs'],
  ['harsh', 'wrong', 'none', 'upgrade'],
  ['both', 'wrong', 'preload', 'upgrade'],
  ['dives', 'wrong', 'clicks', 'cartridge'],
  ['harsh', 'right', 'none', 'damper'],
  ['both', 'right', 'clicks', 'damper'],
  ['dives', 'right', 'preload', 'upgrade'],
] as const)('%s, springs %s, %s: %s', (symptom, springs, control, expected) => {
  expect(adviseForkKit({ symptom, springs, control })).toBe(expected)
})
