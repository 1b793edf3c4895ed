import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Approval } from '@/lib/contract/document'
import type { Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/documents.json'
import { withMessages } from '@/tests/support/with-messages'
import { ApprovalFinder } from './approval-finder'
import { approvalMessages } from './document-messages'
import { callCompany } from '@/tests/support/browser-company'

const approval = (id: string): Approval => ({
  id,
  kind: 'abe',
  number: null,
  issuedOn: null,
  sample: true,
  products: [{ id: 'part-1', code: 'TG36-330', name: 'Rear shock' }],
  vehicles: [],
})

beforeEach(() => {})

/** Chooses a vehicle after the company was told what to answer. */
async function choose(answer: () => Promise<Approval[]>, locale: Locale = 'en') {
  callCompany.mockImplementation(answer)
  const vehicles = [{ value: 'pcx', label: 'Honda PCX160' }]
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApprovalFinder vehicles={vehicles} products={[]} productHref="/products/" locale={locale}>
        <p>All of them</p>
      </ApprovalFinder>
    </SWRConfig>,
    await withMessages(locale, approvalMessages),
  )
  const [vehicle] = screen.getAllByRole('combobox')
  await userEvent.selectOptions(vehicle ?? document.body, 'pcx')
}

describe('the filter of approvals', () => {
  it.each<[Locale, string[], string]>([
    ['en', ['a'], '1 approval document'],
    ['en', ['a', 'b'], '2 approval documents'],
    ['th', ['a', 'b'], 'เอกสาร 2 ฉบับ'],
    ['ja', ['a', 'b'], '書類：2件'],
  ])('counts in %s what %j are', async (locale, ids, text) => {
    await choose(async () => ids.map(approval), locale)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: /Rear shock/ })).toHaveLength(ids.length)
    expect(screen.queryByText('All of them')).not.toBeInTheDocument()
  })

  it('says when there is none', async () => {
    await choose(async () => [])
    expect(await screen.findByText(/^There is no approval document/)).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('leaves the whole list when there is no answer', async () => {
    await choose(() => Promise.reject(new Error('down')))
    expect(await screen.findByRole('alert')).toHaveTextContent(en.approvals.filter.failed)
    expect(screen.getByText('All of them')).toBeInTheDocument()
  })
})
