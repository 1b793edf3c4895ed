import { z } from 'zod'
import { jobDetailsSchema } from './career'
import { langSchema, langShape, slugSchema } from './common'
import {
  contentPictureWidths,
  entryActions,
  entryFindings,
  entryKinds,
  entryStates,
  translationLangs,
  type EntryFindingCode,
} from './editor-words'
import { get, post, type Endpoint } from './endpoint'
import { faqQuestionSchema } from './faq'
import { newsSchema } from './news'
import { promotionSchema } from './promotion'
import { roadShowStopSchema } from './road-show'
import { bannerSchema } from './site'
import { uploadIdSchema } from './upload'

const kindSchema = z.enum(entryKinds)
const wordsSchema = z.record(z.string().max(40), z.string().max(20_000))
const factSchema = z.union([z.string().max(400), z.array(z.string().max(400)).max(80), z.boolean()])

/** An entry as its form has it; fields that its kind does not know are left out. */
export const entryDataSchema = z.object({
  facts: z.record(z.string().max(40), factSchema),
  words: z.object({ en: wordsSchema, th: wordsSchema, ja: wordsSchema }),
})
export type EntryData = z.infer<typeof entryDataSchema>

/** Of each translation that is older than the English, the English it was made from. */
export const outdatedSchema = z.object({ th: wordsSchema, ja: wordsSchema })
export type Outdated = z.infer<typeof outdatedSchema>

const findingSchema = z.object({
  code: z.enum(Object.keys(entryFindings) as [EntryFindingCode, ...EntryFindingCode[]]),
  level: z.enum(['error', 'warning']),
  field: z.string(),
  /** Null = a fact, or every language. */
  lang: langSchema.nullable(),
  /** What was found there: a word, a link, a part number, a length. */
  found: z.string(),
  /** What would be better. */
  better: z.string(),
})
export type EntryFinding = z.infer<typeof findingSchema>

const toDoSchema = z.object({
  lang: z.enum(translationLangs),
  field: z.string(),
  why: z.enum(['missing', 'outdated']),
})
export type EntryToDo = z.infer<typeof toDoSchema>

const summaryShape = {
  kind: kindSchema,
  id: slugSchema,
  title: z.string(),
  state: z.enum(entryStates),
  /** 0 = never edited. */
  version: z.int(),
  /** Whether the site has it now. */
  live: z.boolean(),
  /** The moment for which a version is planned; null = none is. */
  plannedAt: z.iso.datetime().nullable(),
  /** Null = never edited. */
  changedAt: z.iso.datetime().nullable(),
  /** What has to be translated, or again. */
  toDo: z.array(toDoSchema),
}
const entrySummarySchema = z.object(summaryShape)
export type EntrySummary = z.infer<typeof entrySummarySchema>

const revisionSchema = z.object({
  version: z.int(),
  action: z.enum(entryActions),
  at: z.iso.datetime(),
  /** Null = from a file, or unknown by now. */
  by: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
  /** What differs from the version before. */
  changes: z.array(z.object({ field: z.string(), lang: langSchema.nullable(), before: z.string(), after: z.string() })),
})
export type EntryRevision = z.infer<typeof revisionSchema>

export const entrySchema = z.object({
  ...summaryShape,
  data: entryDataSchema,
  outdated: outdatedSchema,
  findings: z.array(findingSchema),
  /** The newest first. */
  history: z.array(revisionSchema),
})
export type Entry = z.infer<typeof entrySchema>

/** An entry as visitors read it; null = the site does not have it, or it cannot be shown as it is. */
const shownSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('promotion'), shown: promotionSchema.nullable() }),
  z.object({ kind: z.literal('news'), shown: newsSchema.nullable() }),
  z.object({ kind: z.literal('question'), shown: faqQuestionSchema.nullable() }),
  z.object({ kind: z.literal('job'), shown: jobDetailsSchema.nullable() }),
  z.object({ kind: z.literal('road-show'), shown: roadShowStopSchema.nullable() }),
  z.object({ kind: z.literal('banner'), shown: bannerSchema.nullable() }),
])
export type ShownEntry = z.infer<typeof shownSchema>

const entryShape = { kind: kindSchema, id: slugSchema }
const versionShape = {
  ...entryShape,
  /** As it was read; CONFLICT when somebody has changed it since. */ version: z.int().min(0),
}

const asEditor = { auth: true, scope: 'content' } as const
const asked = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'] as const
const found = { errors: [...asked, 'NOT_FOUND'] } as const
const changed = { errors: [...asked, 'NOT_FOUND', 'CONFLICT'] } as const

export const contentPictureQuery = z.object({
  id: uploadIdSchema,
  width: z.enum(contentPictureWidths),
})

export const editorEndpoints = {
  getEntries: {
    ...get(
      'editor/entries',
      'Content that staff write, of one kind or all, edited ones first',
      z.object({ ...langShape, kind: kindSchema.optional() }),
      z.array(entrySummarySchema),
      { errors: asked },
    ),
    ...asEditor,
  },
  getEntry: {
    ...get(
      'editor/entry',
      'One entry as it is being written, with its history and what the check finds',
      z.object({ ...langShape, ...entryShape }),
      entrySchema,
      found,
    ),
    ...asEditor,
  },
  previewEntry: {
    ...get(
      'editor/preview',
      'An entry as visitors will read it: as it is being written, or as the site has it at a moment',
      z.object({ ...langShape, ...entryShape, at: z.iso.datetime().optional() }),
      shownSchema,
      found,
    ),
    ...asEditor,
  },
  saveEntry: {
    ...post(
      'editor/save',
      'Write an entry down as a draft; version 0 for one that is new or was never edited',
      z.object({
        ...versionShape,
        data: entryDataSchema,
        /** Translations that are right although the English was changed. */
        stillRight: z
          .array(z.object({ lang: z.enum(translationLangs), field: z.string().max(40) }))
          .max(60)
          .default([]),
      }),
      entrySchema,
      changed,
    ),
    ...asEditor,
  },
  checkEntry: {
    ...post(
      'editor/check',
      'Mark an entry as checked, unless the check finds an error',
      z.object(versionShape),
      entrySchema,
      changed,
    ),
    ...asEditor,
  },
  publishEntry: {
    ...post(
      'editor/publish',
      'Show a checked entry on the site, at once or from a moment on',
      z.object({ ...versionShape, /** Default: now. */ at: z.iso.datetime().optional() }),
      entrySchema,
      changed,
    ),
    ...asEditor,
  },
  withdrawEntry: {
    ...post('editor/withdraw', 'Take back what is planned', z.object(versionShape), entrySchema, changed),
    ...asEditor,
  },
  removeEntry: {
    ...post('editor/remove', 'Take an entry off the site, now', z.object(versionShape), entrySchema, changed),
    ...asEditor,
  },
  restoreEntry: {
    ...post(
      'editor/restore',
      'Make an earlier version the draft',
      z.object({ ...versionShape, to: z.int().min(0) }),
      entrySchema,
      changed,
    ),
    ...asEditor,
  },
  getContentPicture: get(
    'site/picture',
    'A picture that staff sent for content, by its id, as wide as asked for',
    contentPictureQuery,
    z.object({ type: z.literal('image/webp'), base64: z.string() }),
    { errors: ['NOT_FOUND'] },
  ),
  getNextChange: get(
    'site/next-change',
    'The next moment at which content changes by itself because it was planned; null when nothing is',
    z.object({}),
    z.object({ at: z.iso.datetime().nullable() }),
  ),
} as const satisfies Record<string, Endpoint>
