import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnbrokenText } from './unbroken-text'

test('a figure with its unit and a hyphenated name stay whole, and the text reads the same', () => {
  const text = 'X-PERT rear mono shock 348 mm TRCL for Multistrada'
  const { container } = render(<UnbrokenText text={text} />)
  expect(container).toHaveTextContent(text)
  for (const whole of ['X-PERT', '348 mm']) expect(screen.getByText(whole)).toHaveClass('unbroken')
})

test('Thai units count as units', () => {
  render(<UnbrokenText text="โช้คหลัง 330 มม. สำหรับ PCX" />)
  expect(screen.getByText('330 มม.')).toHaveClass('unbroken')
})
