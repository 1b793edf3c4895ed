import 'server-only'
import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import type { PolicyId } from '@/lib/domain/policies'
import { storedDataOf, type StoredDataOwner } from '@/lib/domain/stored-data'
import { loadMessages } from '@/lib/i18n/messages'
import { readingMinutes } from '@/lib/i18n/reading-minutes'

const words = z.string().min(1)
/** Blocks that are drawn from the code's own record. */
const drawn = [
  'stored',
  'partners',
  'browser',
  'recipients',
  'robot',
  'analytics',
  'rights',
  'clock',
  'form',
  'address',
  'sheet',
] as const

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.array(words).min(1) }),
  z.strictObject({ kind: z.literal('points'), items: z.array(z.strictObject({ title: words, text: words })).min(2) }),
  z.strictObject({
    kind: z.literal('links'),
    items: z.array(z.strictObject({ text: words, to: z.string().startsWith('/') })).min(1),
  }),
  z.strictObject({ kind: z.enum(drawn) }),
])
export type PolicyBlock = z.infer<typeof blockSchema>

const policySchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words }),
  lead: words,
  /** What each version changed, by its id. */
  changes: z.record(z.string(), words),
  parts: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/),
        title: words,
        /** As the page's own navigation calls it. */ short: words,
        blocks: z.array(blockSchema).min(1),
      }),
    )
    .min(3),
})
export type PolicyCopy = z.infer<typeof policySchema>
export type PolicyPart = PolicyCopy['parts'][number]

/** The words of a policy; throws when a file does not have the shape its page needs. */
export function readPolicyCopy(id: PolicyId, lang: Lang): Promise<PolicyCopy> {
  return readContent(lang, 'policy', id, policySchema)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Minutes that a policy takes to read, its tables included. */
export async function policyMinutes({ lead, parts }: PolicyCopy, lang: Lang): Promise<number> {
  const { data, browser, recipients } = (await loadMessages(lang)).policy
  const wordsOf = (owner: StoredDataOwner) => storedDataOf[owner].map((id) => data[id])
  const tables: Partial<Record<PolicyBlock['kind'], unknown>> = {
    stored: wordsOf('visitors'),
    partners: wordsOf('partners'),
    browser,
    recipients,
  }
  const texts = parts.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) =>
      block.kind === 'text'
        ? block.text
        : block.kind === 'points' || block.kind === 'links'
          ? block.items.flatMap((item) => ('to' in item ? item.text : [item.title, item.text]))
          : textsIn(tables[block.kind]),
    ),
  ])
  return readingMinutes([lead, ...texts], lang)
}
