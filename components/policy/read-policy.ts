import type { Metadata } from 'next'
import { policyMinutes, readPolicyCopy, type PolicyBlock, type PolicyCopy } from '@/lib/data/policy-copy'
import { policies, type PolicyId } from '@/lib/domain/policies'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { fillFacts } from '@/lib/utils/fill-facts'
import { policyFacts } from './times'

function fillBlock(block: PolicyBlock, fill: (text: string) => string): PolicyBlock {
  if (block.kind === 'text') return { ...block, text: block.text.map(fill) }
  if (block.kind !== 'points') return block
  return { ...block, items: block.items.map(({ title, text }) => ({ title: fill(title), text: fill(text) })) }
}

/** The words of a policy with the times that the program keeps, and the minutes they take to read. */
export async function readPolicy(id: PolicyId, locale: Locale): Promise<PolicyCopy & { minutes: number }> {
  const [copy, facts] = await Promise.all([readPolicyCopy(id, locale), policyFacts(locale)])
  const fill = (text: string) => fillFacts(text, facts)
  const parts = copy.parts.map((part) => ({
    ...part,
    title: fill(part.title),
    blocks: part.blocks.map((block) => fillBlock(block, fill)),
  }))
  return { ...copy, parts, minutes: await policyMinutes({ ...copy, parts }, locale) }
}

export async function policyMetadata(id: PolicyId): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readPolicyCopy(id, locale)
  return pageMetadata(meta, { route: policies[id].route, locale })
}
