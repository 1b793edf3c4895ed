import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { policies, policyIds } from '@/lib/domain/policies'
import { storedData, storedDataIds } from '@/lib/domain/stored-data'
import { loadMessages } from '@/lib/i18n/messages'
import { matchRoute } from '@/lib/routes/table'
import { policyMinutes, readPolicyCopy, type PolicyBlock, type PolicyCopy } from './policy-copy'

const textOf = (block: PolicyBlock) =>
  block.kind === 'text' ? block.text : block.kind === 'points' ? block.items.map(({ text }) => text) : []

describe.each(policyIds)('the policy %s', (id) => {
  it('says the same things in the same order in every language, and what each version changed', async () => {
    const shapes = await Promise.all(
      langs.map(async (lang) => {
        const { parts, changes } = await readPolicyCopy(id, lang)
        expect(Object.keys(changes)).toEqual(policies[id].versions.map((version) => version.id))
        return parts.map((part) => [
          part.id,
          ...part.blocks.map((block) =>
            'items' in block ? [block.kind, block.items.length] : [block.kind, textOf(block).length],
          ),
        ])
      }),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })

  it.each(langs)('is read in five minutes in %s, and leads to pages', async (lang) => {
    const copy = await readPolicyCopy(id, lang)
    const filled = JSON.stringify(copy).replace(/\{\w+\}/g, '30 days')
    expect(await policyMinutes(JSON.parse(filled) as PolicyCopy, lang)).toBeLessThanOrEqual(5)
    for (const block of copy.parts.flatMap(({ blocks }) => blocks))
      if (block.kind === 'links') for (const { to } of block.items) expect(matchRoute(to)?.route, to).toBeDefined()
  })

  it.each(langs)('promises no time of its own in %s', async (lang) => {
    const { parts, lead } = await readPolicyCopy(id, lang)
    const words = [lead, ...parts.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textOf)])].join(' ')
    expect(words).not.toMatch(/\d+\s*(?:minute|hour|day|week|month|year|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี|分|日|週|か月|年)/)
  })
})

describe.each(langs)('the words of the record in %s', (lang) => {
  it('leave every time to the rules', async () => {
    const { data } = (await loadMessages(lang)).policy
    for (const id of storedDataIds) {
      const entry = storedData[id]
      for (const name of ['time', 'then'] as const)
        expect(data[id].kept.includes(`{${name}}`), `${id}: {${name}}`).toBe(name in entry)
      expect(data[id].kept).not.toMatch(/\d/)
    }
  })
})
