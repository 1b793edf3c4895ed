import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withMessages } from '@/tests/support/with-messages'
import { DayStrip } from './day-strip'
import { manageMessages } from './manage-messages'

it('a day on which all starts are too soon is not called full', async () => {
  const day = { closed: false, holiday: false, slots: [] }
  const days = [
    { ...day, day: '2026-11-24', soon: true },
    { ...day, day: '2026-11-25', soon: false },
  ]
  const props = { days, day: '', onChoose: () => undefined, error: undefined }
  render(<DayStrip {...props} locale="ja" />, await withMessages('ja', manageMessages))
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringContaining('受付終了'),
    expect.stringContaining('空きなし'),
  ])
})
