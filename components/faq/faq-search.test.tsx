import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/th/faq.json'
import { withMessages } from '@/tests/support/with-messages'
import { faqMessages } from './faq-messages'
import { FaqSearch } from './faq-search'
import { QuestionList } from './question-list'
import { callCompany } from '@/tests/support/browser-company'

const { search } = messages
const question = (id: string, number: number) => ({
  id,
  number,
  question: `Q ${id}`,
  answer: [
    { kind: 'paragraph', text: `A ${id}` },
    { kind: 'link', text: 'more', href: '/warranty' },
  ],
})
const found = {
  query: 'x',
  corrected: null,
  total: 2,
  topics: [
    { id: 'a', title: 'A', questions: [question('one', 1)] },
    { id: 'b', title: 'B', questions: [question('two', 2)] },
  ],
  ranked: ['two', 'one'],
}

beforeEach(() => {
  vi.clearAllMocks()
  callCompany.mockResolvedValue(found)
})

const show = async () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FaqSearch locale="th" elsewhere={<p>elsewhere</p>}>
        <p>the whole list</p>
      </FaqSearch>
    </SWRConfig>,
    await withMessages('th', faqMessages),
  )
const field = () => screen.getByRole('searchbox', { name: search.label })

describe('search among questions', () => {
  it('shows the whole list until two characters are typed', async () => {
    await show()
    expect(screen.getByText('the whole list')).toBeVisible()
    await userEvent.type(field(), 'a')
    await new Promise((done) => setTimeout(done, 350))
    expect(callCompany).not.toHaveBeenCalled()
    expect(screen.getByText('the whole list')).toBeVisible()
  })

  it('asks once, after a pause, in the language of the page', async () => {
    await show()
    await userEvent.type(field(), 'แซก')
    await screen.findByText('Q two')
    expect(callCompany).toHaveBeenCalledTimes(1)
    expect(callCompany).toHaveBeenCalledWith('getFaq', { q: 'แซก', lang: 'th' }, { quiet: true })
  })

  it('puts the best first, tells how many, and links to this language', async () => {
    await show()
    await userEvent.type(field(), 'แซก')
    const items = await screen.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Q two'),
      expect.stringContaining('Q one'),
    ])
    expect(screen.getByRole('status')).toHaveTextContent('พบ 2 คำถาม')
    expect(items[0]?.querySelector('a[href="/th/warranty"]')).not.toBeNull()
    expect(items[0]?.querySelector('a[href="/th/services/faq/two"]')).not.toBeNull()
    expect(screen.getByText('the whole list')).not.toBeVisible()
  })

  it('returns to the whole list, with the keyboard in the field', async () => {
    await show()
    await userEvent.type(field(), 'แซก')
    await screen.findByText('Q two')
    await userEvent.click(screen.getByRole('button', { name: search.clear }))
    expect(screen.getByText('the whole list')).toBeVisible()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })

  it('says when nothing was found and where to go', async () => {
    callCompany.mockResolvedValue({ ...found, total: 0, topics: [], ranked: [] })
    await show()
    await userEvent.type(field(), 'qqq')
    expect(await screen.findByRole('heading', { name: search.none })).toBeVisible()
    expect(screen.getByText('elsewhere')).toBeVisible()
  })

  it('names what was searched on the other keyboard layout', async () => {
    callCompany.mockResolvedValue({ ...found, corrected: 'คลิก $&' })
    await show()
    await userEvent.type(field(), '8]]bd')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('แสดงผลของคำว่า “คลิก $&”'))
  })

  it('offers another try when the search fails', async () => {
    callCompany.mockRejectedValueOnce(new Error('down'))
    await show()
    await userEvent.type(field(), 'แซก')
    expect(await screen.findByRole('alert')).toHaveTextContent(search.failed)
    await userEvent.click(screen.getByRole('button', { name: search.retry }))
    expect(await screen.findByText('Q two')).toBeVisible()
    expect(screen.getByRole('region', { name: search.results })).toHaveFocus()
  })

  it('asks for the answers of a topic once, when one of its questions is opened', async () => {
    callCompany.mockResolvedValue({ ...found, query: null, ranked: [] })
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <QuestionList
          questions={['one', 'two'].map((id, i) => ({ id, number: i + 1, question: `Q ${id}` }))}
          topic="a"
          locale="th"
        />
      </SWRConfig>,
      await withMessages('th', faqMessages),
    )
    expect(callCompany).not.toHaveBeenCalled()
    expect(screen.queryByText('A one')).toBeNull()
    for (const details of document.querySelectorAll('details')) details.open = true
    expect(await screen.findByText('A one')).toBeInTheDocument()
    expect(await screen.findByText('A two')).toBeInTheDocument()
    expect(callCompany.mock.calls).toEqual([['getFaq', { topic: 'a', lang: 'th' }, { quiet: true }]])
  })
})
