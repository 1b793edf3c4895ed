import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AdjusterLetters } from './adjuster-letters'

it.each([
  ['en', 'Preload, threaded, Rebound'],
  ['th', 'พรีโหลดแบบเกลียว, รีบาวด์'],
  ['ja', 'プリロード（ねじ式）、伸側減衰'],
] as const)('the letters of adjusters are read out in words in %s', async (locale, words) => {
  render(await AdjusterLetters({ letters: ['T', 'R'], locale }))
  expect(screen.getByText('TR')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(words)).toHaveClass('sr-only')
})
