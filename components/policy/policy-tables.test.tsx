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

const rowOf = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body

describe.each(localeList)('the tables of the policies, %s', (locale) => {
  it('tell of each kind of data what, why, how long and who', async () => {
    const { data } = (await loadMessages(locale)).policy
    render(await StoredDataTable({ locale }))
    render(await StoredDataTable({ of: 'partners', locale }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(storedDataIds.length)
    for (const id of storedDataIds) {
      const row = rowOf(new RegExp(`^${data[id].what}`))
      expect(row).toHaveTextContent(data[id].details)
      expect(row).toHaveTextContent(data[id].who)
    }
    expect(document.body.textContent).not.toMatch(/[{}]/)
  })

  it('tell of each thing in the browser, by the name it has there', async () => {
    render(await BrowserDataTable({ locale }))
    for (const { key } of browserData) expect(screen.getByRole('rowheader', { name: key })).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/[{}]/)
  })

  it('tell of each recipient', async () => {
    render(await RecipientTable({ locale }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(recipientIds.length)
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
