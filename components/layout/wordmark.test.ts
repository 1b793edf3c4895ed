import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatBox } from '@/lib/drawings/geometry'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'

it('the outline in the style sheet is that of the drawing', () => {
  const styles = readFileSync('components/layout/layout.css', 'utf8')
  expect(styles).toContain(`viewBox='${formatBox(wordmarkBox)}'%3E%3Cpath d='${wordmarkPath}'`)
  expect(styles).toContain(`aspect-[${wordmarkBox.width}/${wordmarkBox.height}]`)
})
