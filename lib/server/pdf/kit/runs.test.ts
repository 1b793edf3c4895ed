import { expect, it } from 'vitest'
import { splitRuns } from './runs'

it('takes the full-width space of a name from the Japanese font, also between Latin letters', () => {
  expect(splitRuns('Somchai\u3000Dee')).toEqual([
    { script: 'latin', text: 'Somchai' },
    { script: 'japanese', text: '\u3000' },
    { script: 'latin', text: 'Dee' },
  ])
  expect(splitRuns('山田\u3000太郎')).toEqual([{ script: 'japanese', text: '山田\u3000太郎' }])
})

it('leaves other white space with what precedes it', () => {
  expect(splitRuns('ไทย 12\u00A0mm')).toEqual([
    { script: 'thai', text: 'ไทย ' },
    { script: 'latin', text: '12\u00A0mm' },
  ])
})
