import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LatinText } from './latin-text'

it.each([
  ['57 Sample Road, Taling Chan, Bangkok 10170', 'en'],
  ['Żabi Kruk 12–14, Gdańsk', 'en'],
  ['1 ถนนตัวอย่าง แขวงคลองเตย กรุงเทพมหานคร 10110', null],
  ['静岡県浜松市中央区 1-2', null],
])('%s is read out as its letters say', (text, lang) => {
  render(<LatinText text={text} />)
  expect(screen.getByText(text).getAttribute('lang')).toBe(lang)
})
