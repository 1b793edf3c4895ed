import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { robotsOf } from '@/tests/e2e/support/every'
import { languages, words } from '@/tests/e2e/support/words'
import { sharedSite } from './support/shared-site'

const headers = { cookie: 'i18n_redirected=en' }
const file = '/api/documents/applications.csv'

const site = sharedSite()

const rowsOf = async (query: string): Promise<string[][]> =>
  parse((await site.ask(`${file}?${query}`)).text, { bom: true })
const totalOf = async (query: string) => {
  const { text } = await site.ask(`/api/company/api/applications?${query}`)
  return (JSON.parse(text) as { total: number }).total
}

describe('the application chart as a file', () => {
  it('holds every line of the chart, each with all its columns', async () => {
    const rows = await rowsOf('lang=th')
    expect(rows.length - 1).toBe(await totalOf('lang=th'))
    expect(rows.length).toBeGreaterThan(10_000)
    expect(rows[0]?.[0]).toBe(words.th.application.columns.type)
  })

  it('holds what is chosen', async () => {
    const query = 'lang=en&brand=honda&year=2021'
    const rows = await rowsOf(query)
    expect(rows.length - 1).toBe(await totalOf(query))
    expect(new Set(rows.slice(1).map((row) => row[1]))).toEqual(new Set(['Honda']))
  })

  it('is a file with its name, kept out of indexes', async () => {
    const { status, headers: found } = await site.ask(`${file}?lang=ja&model=honda-pcx160`)
    expect(status).toBe(200)
    expect(found['content-type']).toBe('text/csv; charset=utf-8')
    expect(found['content-disposition']).toBe('attachment; filename="yss-application-chart-ja.csv"')
    expect(found['x-content-type-options']).toBe('nosniff')
    expect(found['x-robots-tag']).toBe('noindex')
  })

  it('is refused where the address makes no sense', async () => {
    expect((await site.ask(`${file}?year=never`)).status).toBe(400)
  })
})

describe.each(languages)('the chart in $locale', ({ locale, prefix }) => {
  it('narrows its choices without script', async () => {
    const { text } = await site.ask(`${prefix}/application-list?type=scooter&brand=honda`, { headers })
    const models = /<select[^>]*name="model"[\s\S]*?<\/select>/.exec(text)?.[0] ?? ''
    expect(models).toContain('value="honda-pcx160"')
    expect(models).not.toContain('value="yamaha-nmax"')
    expect(text).toContain(`${file}?lang=${locale}&amp;type=scooter&amp;brand=honda`)
    expect(robotsOf(text)).toContain('noindex')
  })

  it('of the largest brand stays small enough to print', async () => {
    const { status, text } = await site.ask(`${prefix}/applist?brand=honda`, { headers })
    expect(status).toBe(200)
    expect(Buffer.byteLength(text)).toBeLessThan(400_000)
    expect(text.match(/<tr>/g)?.length).toBeGreaterThan(150)
  })
})
