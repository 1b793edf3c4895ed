import { expect, it } from 'vitest'
import { frameParts, frames } from './frames'

/** The layouts of the specification, by name. */
const names =
  'blank, dashboard, dashboard navbar, default, footer, footer without links, header, header new, header new 2, header without links, language, lang, no-link'

it('has every layout of the specification', () => {
  expect(Object.keys(frames).toSorted()).toEqual(names.split(', ').toSorted())
})

it.each(['ghost', 'toString', ''])('takes the unknown layout %j for the default one', (name) => {
  expect(frameParts(name)).toBe(frames.default)
})
