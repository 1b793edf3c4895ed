import { readFile } from 'node:fs/promises'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CoverSides } from '@/components/service/cover-sides'
import { langs } from '@/lib/contract/lang-words'
import { exclusions } from '@/lib/domain/warranty/terms'
import { loadMessages } from '@/lib/i18n/messages'
import { withMessages } from '@/tests/support/with-messages'
import { CoverTable } from './cover-table'
import { passportMessages } from './passport-messages'

const topicSchema = z.object({ questions: z.array(z.object({ id: z.string(), answer: z.array(z.unknown()) })) })

// The certificate's list is held by lib/server/pdf/certificate-terms.test.ts.
describe.each(langs)('what is not covered, in %s', (lang) => {
  const listed = async () => {
    const { warranty } = await loadMessages(lang)
    return exclusions.map((id) => warranty.exclusions[id])
  }

  it('is one list on the passport', async () => {
    render(<CoverTable termsHref="/warranty" />, await withMessages(lang, passportMessages))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(await listed())
  })

  it('on the page of the terms', async () => {
    render(await CoverSides({ locale: lang }))
    const [, excluded] = screen.getAllByRole('list')
    expect(
      within(excluded ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(await listed())
  })

  it('and in the answer to the question', async () => {
    const { questions } = topicSchema.parse(JSON.parse(await readFile(`content/${lang}/faq/warranty.json`, 'utf8')))
    expect(questions.find(({ id }) => id === 'not-covered')?.answer[0]).toEqual(await listed())
  })
})
