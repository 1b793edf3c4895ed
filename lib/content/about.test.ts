import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { caseForms } from '@/lib/domain/case-forms'
import { planOf } from '@/lib/domain/case-plans'
import { findPicture } from '@/lib/pictures/find-picture'
import { matchRoute } from '@/lib/routes/table'
import { aboutNames, aboutSchema, draftNames, readAbout, type AboutBlock } from './about'

const all = [...aboutNames, ...draftNames]

/** What of a block is the same in every language. */
function shapeOf(block: AboutBlock): unknown {
  switch (block.kind) {
    case 'steps':
      return [block.kind, block.id, block.steps.map(({ figure }) => figure && [figure.kind, figure.id])]
    case 'text':
      return [block.kind, block.id, block.paragraphs.length, block.figure && [block.figure.kind, block.figure.id]]
    case 'table':
      return [block.kind, block.id, block.columns.length, block.rows.map((cells) => cells.length)]
    case 'samples':
      return [block.kind, block.id, block.entries.map(({ facts }) => facts.length)]
    case 'links':
      return [block.kind, block.id, block.items.map(({ href }) => href)]
    case 'facts':
    case 'questions':
      return [block.kind, block.id, block.items.length]
    case 'curve':
      return [block.kind, block.id, block.curve, block.lines.length]
    case 'cutaway':
      return [block.kind, block.id, block.of]
    case 'slot':
      return [block.kind, block.id]
  }
}

describe.each(all)('%s', (name) => {
  it('has the same parts in every language, each id once', async () => {
    const [first, ...others] = await Promise.all(langs.map(async (lang) => (await readAbout(name, lang)).blocks))
    expect(new Set(first?.map(({ id }) => id)).size).toBe(first?.length)
    for (const blocks of others) expect(blocks.map(shapeOf)).toEqual(first?.map(shapeOf))
  })

  it('leads to pages that are there and shows pictures that are there', async () => {
    for (const block of (await readAbout(name, 'en')).blocks) {
      const links = block.kind === 'links' ? block.items.map(({ href }) => href) : []
      for (const href of links) expect(matchRoute(href.replace(/#.*/, '')), href).not.toBeNull()
      const figures =
        block.kind === 'steps' ? block.steps.map(({ figure }) => figure) : block.kind === 'text' ? [block.figure] : []
      for (const figure of figures)
        if (figure?.kind === 'scene')
          expect(findPicture(figure.id) ?? findPicture(figure.otherwise ?? ''), figure.id).not.toBeNull()
    }
  })
})

describe('pages about the company', () => {
  it('claim no years: nothing about the real company is made up', async () => {
    for (const name of all)
      for (const lang of langs) expect(JSON.stringify(await readAbout(name, lang))).not.toMatch(/\b(?:19|20|25)\d{2}\b/)
  })

  it('mark every award as a sample', async () => {
    for (const lang of langs) {
      const samples = (await readAbout('award', lang)).blocks.filter((block) => block.kind === 'samples')
      expect(samples).toHaveLength(1)
    }
  })

  it('promise the days of a report that its case keeps: until it is acknowledged, until its result, until it is erased', async () => {
    const kept = [caseForms.report.answerDays, planOf('report').resultDays]
    for (const lang of langs) {
      const words = JSON.stringify(await readAbout('whistleblowing-policy', lang))
      const said = [...words.matchAll(/(\d+)\s?(?:days|วัน|日)/g)].map(([, days]) => Number(days))
      expect([...new Set(said)], lang).toEqual(kept)
      const months = [...words.matchAll(/(\d+)\s?(?:months|เดือน|か月)/g)].map((found) => Number(found[1]))
      expect(months, lang).toEqual([planOf('report').keptMonths])
    }
  })

  it('are refused with a part of a kind that nobody draws', async () => {
    const page = await readAbout('rd', 'en')
    expect(aboutSchema.safeParse({ ...page, blocks: [{ kind: 'carousel', id: 'x', title: 'X' }] }).success).toBe(false)
  })
})
