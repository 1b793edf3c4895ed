import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { InboxRow } from '@/lib/contract/desk'
import { readDeskLabels } from '@/lib/data/desk-labels'
import { InboxRowLine } from './inbox-row-line'

vi.mock('./desk-clock', () => ({ DeskClock: () => null }))

const receivedAt = '2026-11-29T18:05:00.000Z'
const row = { kind: 'claim', id: 'C-1', state: 'opened', topic: null, receivedAt, owner: null } as unknown as InboxRow

it.each([
  ['en', 'Received 30 November 2026 at 01:05'],
  ['th', 'ได้รับ 30 พฤศจิกายน 2569 เวลา 01:05'],
  ['ja', '受付 2026年11月30日 01:05'],
] as const)('says in %s at what time in Thailand it came', async (locale, words) => {
  render(await InboxRowLine({ row, open: true, labels: await readDeskLabels(locale), locale }))
  expect(screen.getByText(words)).toHaveAttribute('datetime', receivedAt)
})
