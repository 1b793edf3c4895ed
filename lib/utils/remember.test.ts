import { expect, it, vi } from 'vitest'
import { remember } from './remember'

it('makes a thing once, whatever it is, until so many are kept', () => {
  const make = vi.fn<(text: string) => string | undefined>((text) => (text === '' ? undefined : text.toUpperCase()))
  const made = remember(2, make)
  expect([made('a'), made(''), made('a'), made('')]).toEqual(['A', undefined, 'A', undefined])
  expect(make).toHaveBeenCalledTimes(2)
  expect([made('b'), made('a')]).toEqual(['B', 'A'])
  expect(make).toHaveBeenCalledTimes(4)
})
