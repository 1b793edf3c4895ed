import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inspectionRules } from './inspection-rules'

/** How the answer begins what it says about a country. */
const beginnings = {
  en: { TH: 'In Thailand', JP: 'In Japan', DE: 'In Germany' },
  th: { TH: 'ในไทย', JP: 'ในญี่ปุ่น', DE: 'ในเยอรมนี' },
  ja: { TH: 'タイでは', JP: '日本では', DE: 'ドイツでは' },
} as const satisfies Record<string, Record<keyof typeof inspectionRules, string>>
type Lang = keyof typeof beginnings
type Country = keyof typeof inspectionRules
const countries = Object.keys(inspectionRules) as Country[]

const topicSchema = z.object({ questions: z.array(z.object({ id: z.string(), answer: z.array(z.unknown()) })) })

async function readAnswer(lang: Lang): Promise<string> {
  const { questions } = topicSchema.parse(JSON.parse(await readFile(`content/${lang}/faq/height.json`, 'utf8')))
  const answer = questions.find(({ id }) => id === 'inspection-rules')?.answer ?? []
  return answer.filter((part) => typeof part === 'string').join('\n')
}

const figuresIn = (text: string) => Array.from(text.matchAll(/\d+(?:[.,]\d+)?/g), ([figure]) => Number(figure))

/** What the answer says about one country: up to the next one, or to the end of the paragraph. */
function partAbout(answer: string, lang: Lang, country: Country): string {
  const starts = countries.map((one) => answer.indexOf(beginnings[lang][one])).filter((at) => at >= 0)
  const from = answer.indexOf(beginnings[lang][country])
  expect(from, `the answer in ${lang} speaks of ${country}`).toBeGreaterThanOrEqual(0)
  const ends = [...starts.filter((at) => at > from), answer.indexOf('\n', from)].filter((at) => at >= 0)
  return answer.slice(from, Math.min(answer.length, ...ends))
}

const langs = Object.keys(beginnings) as Lang[]
it.each(langs.flatMap((lang) => countries.map((country) => [lang, country] as const)))(
  'the answer about inspections says in %s what the table says of %s',
  async (lang, country) => {
    const part = partAbout(await readAnswer(lang), lang, country)
    expect(figuresIn(part)).toEqual(Object.values(inspectionRules[country]))
    if (country === 'DE') expect(part).toMatch(/ABE.*Teilegutachten/)
    else expect(part).toContain('cm')
  },
)

it.each(langs)('the answer in %s gives no figure that the table does not have', async (lang) => {
  const expected = countries.flatMap((country) => Object.values<number>(inspectionRules[country]))
  expect(figuresIn(await readAnswer(lang))).toEqual(expected)
})
