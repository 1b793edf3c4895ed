import { z } from 'zod'
import { slugSchema, type Lang } from '@/lib/contract/common'
import { cutawayKinds } from '@/lib/drawings/cutaway/figures'
import { isScene, type SceneId } from '@/lib/pictures/scenes'
import { curveNames } from '@/lib/drawings/damper-curves'
import { workSketchNames } from '@/lib/drawings/work-sketches'
import { readContent } from './read-content'

const words = z.string().min(1)
const titled = z.strictObject({ title: words, text: words })
const sceneSchema = z.custom<SceneId>((value) => typeof value === 'string' && isScene(value), 'No such scene')

/** A picture or a drawing beside words. */
const figureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('scene'), id: sceneSchema, otherwise: sceneSchema.optional(), alt: words }),
  z.strictObject({ kind: z.literal('sketch'), id: z.enum(workSketchNames), alt: words }),
])
export type AboutFigure = z.infer<typeof figureSchema>

const head = { id: slugSchema, title: words, lead: words.optional() }

/** The kinds of which a page is composed, in the order of its file. */
const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    ...head,
    paragraphs: z.array(words).min(1),
    figure: figureSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('facts'), ...head, items: z.array(titled).min(2) }),
  z.strictObject({
    kind: z.literal('steps'),
    ...head,
    steps: z.array(titled.extend({ figure: figureSchema.optional() })).min(2),
  }),
  z.strictObject({
    kind: z.literal('curve'),
    ...head,
    curve: z.enum(curveNames),
    alt: words,
    x: words,
    y: words,
    /** What the lines are, by their numbers. */
    lines: z.array(words).min(1),
    caption: words,
  }),
  z.strictObject({ kind: z.literal('cutaway'), ...head, of: z.enum(cutawayKinds) }),
  z.strictObject({
    kind: z.literal('table'),
    ...head,
    columns: z.array(words).min(2),
    rows: z.array(z.array(words).min(2)).min(2),
  }),
  /** Entries that only show the structure; they say so. */
  z.strictObject({
    kind: z.literal('samples'),
    ...head,
    mark: words,
    entries: z.array(titled.extend({ facts: z.array(z.strictObject({ name: words, value: words })).min(1) })).min(1),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    ...head,
    items: z.array(z.strictObject({ question: words, answer: words })).min(2),
  }),
  z.strictObject({
    kind: z.literal('links'),
    ...head,
    items: z.array(titled.extend({ href: z.string().startsWith('/') })).min(1),
  }),
  /** Where the route puts something of its own, such as a form. */
  z.strictObject({ kind: z.literal('slot'), ...head }),
])
export type AboutBlock = z.infer<typeof blockSchema>
export type BlockOf<Kind extends AboutBlock['kind']> = Extract<AboutBlock, { kind: Kind }>

export const aboutSchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words }),
  /** Under the heading, which is the route's title. */
  lead: words,
  blocks: z.array(blockSchema).min(1),
})
export type AboutContent = z.infer<typeof aboutSchema>

export const aboutNames = [
  'introduction',
  'technology',
  'rd',
  'award',
  'business-ethics',
  'whistleblowing-policy',
] as const
export const draftNames = [
  'introduction-backup',
  'introduction-dev2',
  'introduction-dev3',
  'introduction-dev4',
] as const
export type AboutName = (typeof aboutNames)[number]
export type DraftName = (typeof draftNames)[number]

export const isDraft = (name: string): name is DraftName => draftNames.some((known) => known === name)

/** A page about the company, or a draft of one; throws when its file does not have the shape of a page. */
export function readAbout(name: AboutName | DraftName, lang: Lang): Promise<AboutContent> {
  return readContent(lang, 'about', name, aboutSchema)
}
