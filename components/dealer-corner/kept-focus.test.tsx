import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { ListingChange } from '@/lib/contract/dealer-listing'
import type { DealerPeople } from '@/lib/contract/dealer-people'
import type { DealerVisit } from '@/lib/contract/dealer-visits'
import en from '@/messages/en/dealer-corner.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { ChangeHistory } from './change-history'
import { PeopleDesk } from './people-desk'
import { PicturesEditor } from './pictures-editor'
import { PublishChanges } from './publish-changes'
import { VisitItem } from './visit-item'

const change: ListingChange = {
  id: '5f0c2f5e-3f0b-4c43-9a70-4d1d3a5a0b11',
  field: 'lineId',
  before: { lineId: null },
  after: { lineId: '@shop' },
  state: 'live',
  by: 'Somchai',
  at: '2026-11-30T03:00:00.000Z',
  liveAt: null,
  reason: '',
  undoable: true,
}
const visit: DealerVisit = {
  number: 'V-234-5678',
  state: 'booked',
  job: 'fitting',
  minutes: 120,
  vehicle: { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: 2016 },
  day: '2026-12-01',
  slot: '09:00',
  contact: null,
  outside: false,
  suspected: false,
  acts: ['accept'],
}
const invitation = { id: change.id, to: 'malee@example.com', role: 'staff', endsOn: '2026-12-07' } as const
const people: DealerPeople = { role: 'owner', members: [], invitations: [invitation] }

/** Holds what its part is drawn from, as the page does. */
function Desk<T>({ first, then, part }: { first: T; then: T; part: (value: T, done: () => void) => React.ReactNode }) {
  const [value, setValue] = useState(first)
  return part(value, () => setValue(then))
}

const parts: [name: string, button: string, box: () => HTMLElement, view: React.ReactNode][] = [
  [
    'a change that is taken back, with the history',
    en.history.undo,
    () => screen.getByRole('region', { name: en.history.title }),
    <Desk
      key="history"
      first={[change]}
      then={[{ ...change, state: 'undone' as const, undoable: false }]}
      part={(changes, done) => <ChangeHistory changes={changes} busy="" onUndo={done} locale="en" />}
    />,
  ],
  [
    'a wish that is published, with those that wait',
    en.desk.publish,
    () => screen.getByRole('region', { name: en.desk.waitingTitle }),
    <Desk
      key="publish"
      first={[{ ...change, state: 'proposed' as const }]}
      then={[change]}
      part={(changes, done) => (
        <PublishChanges changes={changes} busy="" onDecide={done} onUndo={vi.fn()} locale="en" />
      )}
    />,
  ],
  [
    'a visit that is accepted, with the visit',
    en.visits.accept,
    () => screen.getByRole('listitem'),
    <Desk
      key="visit"
      first={visit}
      then={{ ...visit, state: 'accepted' as const, acts: [] }}
      part={(shown, done) => <VisitItem visit={shown} dealer="w-1" busy={false} onAct={done} locale="en" />}
    />,
  ],
  [
    'a picture that is removed, with its part of the listing',
    en.pictures.remove.replace('{number}', '1'),
    () => screen.getByRole('form', { name: en.fields.pictures }),
    <PicturesEditor key="pictures" value={['a'.repeat(32)]} busy={false} onSave={vi.fn()} />,
  ],
]

it.each(parts)('what goes leaves the focus where it stood: %s', async (_, button, box, view) => {
  render(view, await withMessages('en', ['dealer-corner', 'appointment', 'dealer', 'form']))
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
  expect(box()).toHaveFocus()
})

it('an invitation that is withdrawn leaves the focus with the people', async () => {
  callCompany.mockResolvedValue({ ...people, invitations: [] })
  render(
    <PeopleDesk dealer="w-1" first={people} home="/user" locale="en" />,
    await withMessages('en', ['dealer-corner', 'form']),
  )
  await userEvent.click(screen.getByRole('button', { name: en.people.withdraw }))
  await waitFor(() => expect(screen.queryByText(invitation.to)).not.toBeInTheDocument())
  expect(document.activeElement).toContainElement(screen.getByText(en.people.rolesText))
  expect(document.body).not.toHaveFocus()
})
