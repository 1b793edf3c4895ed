import { z } from 'zod'
import b from '@/content/display-centre/b.json'
import c from '@/content/display-centre/c.json'
import d from '@/content/display-centre/d.json'
import e from '@/content/display-centre/e.json'
import trophy from '@/content/display-centre/trophy.json'
import { localizedTextSchema } from '@/lib/contract/common'
import { formulaNames, inputNames } from '@/lib/domain/stand-formulas'
import { cutawayKinds } from '@/lib/drawings/cutaway/figures'
import { workSketchNames } from '@/lib/drawings/work-sketches'
import { holdMarks } from '@/lib/i18n/held-marks'

const words = z.string().min(1)

/** The one picture of a stand. `picture` names a rendered one, of a part or of a scene. */
const lookSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cutaway'), of: z.enum(cutawayKinds) }),
  z.strictObject({ kind: z.literal('picture'), id: words }),
  z.strictObject({ kind: z.literal('sketch'), id: z.enum(workSketchNames) }),
])
export type StandLook = z.infer<typeof lookSchema>

const rangeSchema = z
  .strictObject({ min: z.number(), max: z.number(), step: z.number().positive(), start: z.number() })
  .refine(({ min, max, start }) => min < max && start >= min && start <= max, 'start is outside min and max')
export type InputRange = z.infer<typeof rangeSchema>

/** The one thing to try. `cutaway`: to move the picture itself. `right`: the number of the right answer, from 0. */
const trySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sliders'),
    formula: z.enum(formulaNames),
    inputs: z.partialRecord(z.enum(inputNames), rangeSchema),
  }),
  z.strictObject({ kind: z.literal('clicks'), clicks: z.int().min(4).max(40), start: z.int().min(0) }),
  z.strictObject({ kind: z.literal('cutaway') }),
  z.strictObject({ kind: z.literal('question'), right: z.int().min(0) }),
])
export type StandTry = z.infer<typeof trySchema>

const standWordsSchema = z.strictObject({
  title: words,
  text: words,
  /** What the picture shows; cut-aways say it themselves. */
  alt: words.optional(),
  /** What to do or the question, in a sentence. */
  try: words,
  /** What one learns from it. */
  reply: words,
  answers: z.array(words).min(2).optional(),
})
export type StandWords = z.infer<typeof standWordsSchema>

const standSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Za-z0-9-]+$/),
    /** Where it stands on the plan of the room (lib/domain/room-plan), its upper left corner; null = nowhere. */
    place: z.tuple([z.number(), z.number()]).nullable(),
    /** The stand of which this is another edition, which search engines are sent to. */
    of: z.string().optional(),
    look: lookSchema,
    try: trySchema,
    words: z.strictObject({ en: standWordsSchema, th: standWordsSchema, ja: standWordsSchema }),
  })
  .refine(({ look, try: { kind } }) => kind !== 'cutaway' || look.kind === 'cutaway', 'Only a cut-away can be moved')
export type Stand = z.infer<typeof standSchema>

export const hallSchema = z.strictObject({
  id: words,
  name: localizedTextSchema,
  stands: z.array(standSchema).min(1),
})
export type Hall = z.infer<typeof hallSchema>

/** The halls of the display centre in the order of the walk; a new stand is one entry in the file of its hall. */
export const halls: readonly Hall[] = z.array(hallSchema).parse(holdMarks('th', [b, c, d, e, trophy]))
