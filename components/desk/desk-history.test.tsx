import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DeskItem } from '@/lib/contract/desk'
import { readDeskLabels } from '@/lib/data/desk-labels'
import { DeskHistory } from './desk-history'

const at = '2026-11-29T18:05:00.000Z'
const entry = { at, actor: 'customer', name: null, what: 'message', state: null, text: 'It leaks again.' }
const item = { kind: 'claim', id: 'C-1', history: [entry] } as unknown as DeskItem

it.each([
  ['en', '30 November 2026 at 01:05'],
  ['th', '30 พฤศจิกายน 2569 เวลา 01:05'],
  ['ja', '2026年11月30日 01:05'],
] as const)('says in %s at what time in Thailand something came', async (locale, moment) => {
  render(await DeskHistory({ item, labels: await readDeskLabels(locale), locale }))
  expect(screen.getByText(moment)).toHaveAttribute('datetime', at)
})
