import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { halls, hallSchema } from '@/lib/content/display-centre'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { findStand } from '@/lib/domain/stand-walk'
import { StandView } from './stand-view'

const newWords = (lang: Lang) => ({
  title: `New ${lang}`,
  text: 'A stand that somebody has just added.',
  alt: 'A rod',
  try: 'Slide it.',
  reply: 'That is how it is.',
})
/** All that a new stand takes. */
const entry = {
  code: 'C7',
  place: [146, 190],
  look: { kind: 'sketch', id: 'rod' },
  try: {
    kind: 'sliders',
    formula: 'leverage',
    inputs: { travel: { min: 0, max: 100, step: 5, start: 60 }, ratio: { min: 1, max: 3, step: 0.1, start: 2 } },
  },
  words: { en: newWords('en'), th: newWords('th'), ja: newWords('ja') },
}
const withEntry = halls.map((hall) =>
  hall.id === 'C' ? hallSchema.parse({ ...hall, stands: [...hall.stands, entry] }) : hall,
)

async function render(code: string, locale: Lang, from = halls): Promise<string> {
  const place = findStand(from, code)
  if (!place) throw new Error(`No stand ${code}`)
  const { prelude } = await prerender(createElement(StandView, { place, halls: from, locale }), {
    onError: (error) => expect.fail(String(error)),
  })
  return new Response(prelude).text()
}

describe.each(langs)('a new stand in %s', (lang) => {
  it('is one entry: its page, its place on the plan, its neighbours', async () => {
    const html = await render('C7', lang, withEntry)
    expect(html).toContain(`New ${lang}`)
    expect(html).toContain('30 mm')
    expect(html).toMatch(/href="[^"]*\/dc\/C6"[^>]*rel="prev"|rel="prev"[^>]*href="[^"]*\/dc\/C6"/)
    expect(html).toMatch(/href="[^"]*\/dc\/D1"[^>]*rel="next"|rel="next"[^>]*href="[^"]*\/dc\/D1"/)
    expect(await render('C6', lang, withEntry)).toContain(`C7: New ${lang}`)
  })
})

describe('a stand', () => {
  it('is refused without one of its languages', () => {
    const { ja: _, ...words } = entry.words
    expect(hallSchema.shape.stands.safeParse([{ ...entry, words }]).success).toBe(false)
  })

  it('is refused when its thing to try does not go with its picture', () => {
    expect(hallSchema.shape.stands.safeParse([{ ...entry, try: { kind: 'cutaway' } }]).success).toBe(false)
  })

  it('every one can be shown, with one picture, one heading and the whole plan', async () => {
    for (const { code } of halls.flatMap(({ stands }) => stands)) {
      const html = await render(code, 'th')
      expect(html.match(/<h1/g), code).toHaveLength(1)
      expect(html.match(/<rect/g)?.length, code).toBeGreaterThanOrEqual(26)
    }
  })

  it('keeps the reply to a question until an answer is opened, and works without script', async () => {
    const html = await render('D7', 'en')
    expect(html.match(/<details/g)).toHaveLength(3)
    expect(html).not.toMatch(/<details[^>]* open/)
    expect(html).not.toContain('data-needs-script')
  })
})
