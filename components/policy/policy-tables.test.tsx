import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { browserData } from '@/lib/domain/browser-data'
import { recipientIds } from '@/lib/domain/recipients'
import { storedDataIds } from '@/lib/domain/stored-data'
import { localeList, type Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { BrowserDataTable } from './browser-data-table'
import { RecipientTable } from './recipient-table'
import { StoredDataTable } from './stored-data-table'

/** Asked once for all rows: a search by role and name looks at each row anew for each name. */
const rowHeaders = () => screen.getAllByRole('rowheader')

describe.each(localeList)('the tables of the policies, %s', (locale) => {
  it('tell of each kind of data what, why, how long and who', async () => {
    const { data } = (await loadMessages(locale)).policy
    render(await StoredDataTable({ locale }))
    render(await StoredDataTable({ of: 'partners', locale }))
    const headers = rowHeaders()
    expect(headers).toHaveLength(storedDataIds.length)
    for (const id of storedDataIds) {
      const row = headers.find((header) => header.textContent.startsWith(data[id].what))?.closest('tr')
      expect(row).toHaveTextContent(data[id].details)
      expect(row).toHaveTextContent(data[id].who)
    }
    expect(document.body.textContent).not.toMatch(/[{}]/)
  })

  it('tell of each thing in the browser, by the name it has there', async () => {
    render(await BrowserDataTable({ locale }))
    expect(rowHeaders().map((header) => header.textContent)).toEqual(
      expect.arrayContaining(browserData.map(({ key }) => key)),
    )
    expect(document.body.textContent).not.toMatch(/[{}]/)
  })

  it('tell of each recipient', async () => {
    render(await RecipientTable({ locale }))
    expect(rowHeaders()).toHaveLength(recipientIds.length)
  })
})

it.each<[Locale, string]>([
  ['en', '12 months after the visit'],
  ['th', '12 เดือนหลังวันนัด'],
  ['ja', '来店日から12か月'],
])('say in %s how long a visit is kept: as long as the worker keeps it', async (locale, time) => {
  render(await StoredDataTable({ locale }))
  expect(document.body.textContent).toContain(time)
})
