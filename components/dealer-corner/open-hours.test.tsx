import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { withMessages } from '@/tests/support/with-messages'
import { OpenHours, type Hours } from './open-hours'

function Day() {
  const [hours, setHours] = useState<Hours>(null)
  return <OpenHours label="Sunday" value={hours} onChange={setHours} />
}

afterEach(cleanup)

it('a day is closed beside an empty box named Open, and has times once the box is ticked', async () => {
  render(<Day />, await withMessages('en', ['dealer-corner.hours']))
  const open = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sunday: Open' })
  expect([open.checked, open.closest('label')?.textContent]).toEqual([false, 'Open'])
  expect(screen.getByText('Closed')).toBeTruthy()
  fireEvent.click(open)
  expect(screen.queryByText('Closed')).toBeNull()
  fireEvent.change(screen.getByLabelText('Sunday: Closes'), { target: { value: '08:00' } })
  expect(screen.getByRole('alert').textContent).toContain('later')
})
