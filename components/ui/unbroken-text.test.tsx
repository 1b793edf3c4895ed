import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heldWords } from '@/lib/i18n/held-words'
import spec from '@/messages/th/spec.json'
import { UnbrokenText } from './unbroken-text'

/** Words of two letters. */
const shortWords = ['รถ', 'ยก', 'หู', 'ลม']

test('a figure with its unit and a hyphenated name stay whole, and the text reads the same', () => {
  const text = 'X-PERT rear mono shock 348 mm TRCL for Multistrada'
  const { container } = render(<UnbrokenText text={text} />)
  expect(container).toHaveTextContent(text)
  for (const whole of ['X-PERT', '348 mm']) expect(screen.getByText(whole)).toHaveClass('unbroken')
})

test('an e-mail address with a hyphen may break', () => {
  const { container } = render(<UnbrokenText text="somchai-2531@thai-motor-service.co.th" />)
  expect(container.querySelector('.unbroken')).toBeNull()
  expect(container).toHaveTextContent('somchai-2531@thai-motor-service.co.th')
})

test.each([
  ['โช้คหลัง 330 mm สำหรับ PCX', '330 mm'],
  ['ตรวจอีกครั้งหลังวิ่ง 500 กม. แรก', '500 กม.'],
  ['ประมาณ 3–5 ชม. ต่อหนึ่งเพลา', '3–5 ชม.'],
])('in Thai, too, a figure keeps its unit: %s', (text, whole) => {
  render(<UnbrokenText text={text} />)
  expect(screen.getByText(whole)).toHaveClass('unbroken')
})

test('a Japanese sentence around such a name may break', () => {
  render(<UnbrokenText text="X-PERTのリアショックで走る" />)
  expect(screen.getByText('X-PERT')).toHaveClass('unbroken')
})

test('words that the dictionary of browsers does not know stay whole', () => {
  const text = 'โช้คเวสป้าและสกู๊ตเตอร์คลาสสิก'
  const { container } = render(<UnbrokenText text={text} />)
  expect(container).toHaveTextContent(text)
  for (const whole of ['เวสป้า', 'สกู๊ตเตอร์', 'คลาสสิก']) expect(screen.getByText(whole)).toHaveClass('unbroken')
})

test('words of the trade stay whole on pages as they do in documents', () => {
  const { container } = render(<UnbrokenText text={heldWords.map((word) => `ใช้ ${word} ได้`).join(' ')} />)
  const whole = Array.from(container.querySelectorAll('.unbroken'), ({ textContent }) => textContent)
  expect(whole).toEqual([...heldWords])
})

test('longer words come before those they begin with', () => {
  expect(heldWords.filter((word, i) => heldWords.slice(0, i).some((before) => word.includes(before)))).toEqual([])
})

test('every kind, family and series is parted between words only', () => {
  const parts = new Intl.Segmenter('th', { granularity: 'word' })
  // What is left of a name between the held words, cut as a browser cuts it.
  const cuts = [spec.kinds, spec.families, spec.series]
    .flatMap((names) => Object.values(names))
    .flatMap((name) => name.split(new RegExp(heldWords.join('|'))))
    .flatMap((rest) => Array.from(parts.segment(rest), ({ segment }) => segment))
  expect(cuts.filter((cut) => /^[\u0E00-\u0E7F]{1,2}$/.test(cut)).filter((cut) => !shortWords.includes(cut))).toEqual(
    [],
  )
})
