import { describe, expect, it } from 'vitest'
import { nextMidnight } from '@/lib/domain/calendar'
import { localizePath } from '@/lib/i18n/locales'
import { languages, words } from '@/tests/e2e/support/words'
import { sharedSite } from './support/shared-site'

const headers = { cookie: 'i18n_redirected=en' }
const pages = ['/promotion', '/promotion-moto', '/promotion-auto'] as const

const site = sharedSite()

type Listed = { id: string; title: string; state: string; lines: string[] }
async function listed(lang: string): Promise<Listed[]> {
  const { text } = await site.ask(`/api/company/api/promotions?lang=${lang}`)
  return JSON.parse(text) as Listed[]
}

describe.each(languages)('promotions in $locale', ({ locale }) => {
  it('are each on the page of their line, with their mark', async () => {
    const all = await listed(locale)
    for (const page of pages) {
      const html = (await site.ask(localizePath(page, locale), { headers })).text
      // Names with a hyphen are held in an element of their own.
      const text = html.replace(/<[^>]+>/g, '')
      const line = page.split('-')[1]
      for (const { title, lines } of all) {
        const isHere = line === undefined || lines.includes(line)
        expect(text.includes(title), `${page}: ${title}`).toBe(isHere)
      }
      expect(text).toContain(words[locale].promotion.sample.badge)
    }
  })

  it('that have ended say so, and offer nothing', async () => {
    const { text } = await site.ask(localizePath('/promotion', locale), { headers })
    for (const { id, state } of await listed(locale))
      expect(text.includes(`/api/calendar/promotions/${id}.ics`), id).toBe(state !== 'past')
  })
})

it('a stored page of promotions ends at midnight in Thailand, and no proxy keeps it', async () => {
  for (const page of pages) {
    const { headers: found } = await site.ask(page, { headers })
    expect(found.expires).toBe(nextMidnight(new Date()).toUTCString())
    expect(found['x-accel-expires']).toBe('0')
  }
})
