import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeadingText } from './heading-text'

const shown = (text: string) => {
  render(
    <h2>
      <HeadingText text={text} />
    </h2>,
  )
  return screen.getByRole('heading', { name: text })
}

it('Thai phrases each have a box of their own, so that lines end between them', () => {
  const heading = shown('โช้คซับแทงค์ สำหรับสกู๊ตเตอร์')
  expect(heading.querySelectorAll('.inline-block')).toHaveLength(2)
  expect([...heading.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual([
    'ซับแทงค์',
    'สกู๊ตเตอร์',
  ])
})

it('what is not Thai is left to the browser', () => {
  expect(shown('Finish the job up front.').innerHTML).toBe('Finish the job up front.')
})

it('Japanese lines may end before a loan word, not inside', () => {
  expect(shown('出張サービス、新シーズンから').innerHTML).toContain('新<span class="unbroken">シーズン</span>')
  expect(shown('車向けキャンペーン').innerHTML).toBe('車向け<wbr><span class="unbroken">キャンペーン</span>')
  const kit = shown('フォークアップグレードキット')
  expect([...kit.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual([
    'フォーク',
    'アップグレード',
    'キット',
  ])
})

it('Japanese lines end neither behind an opening bracket nor inside a compound', () => {
  expect(shown('ショック（フロンティア用）').innerHTML).not.toContain('（<wbr>')
  expect([...shown('サスペンション技術解説').querySelectorAll('.unbroken')].at(-1)?.textContent).toBe('技術解説')
})
