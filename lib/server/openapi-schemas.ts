import { z } from 'zod'
import type { CreateDocumentOptions } from 'zod-openapi'
import type { OperationId } from '@/lib/contract/endpoints'
import { reasonedStates } from '@/lib/domain/warranty/states'

type Override = Extract<CreateDocumentOptions['override'], (context: never) => void>
type Context = Parameters<Override>[0]

/** White space at both ends does not count, so that a text of nothing else is an empty one. */
function isTrimmed(schema: z.core.$ZodType): boolean {
  return (schema._zod.def.checks ?? []).some(
    ({ _zod: { def } }) => def.check === 'overwrite' && (def as z.core.$ZodCheckOverwriteDef).tx(' ') === '',
  )
}

/** `least` characters, the first and the last of which are seen. */
const patternOfTrimmed = (least: number) => (least === 1 ? String.raw`\S` : String.raw`\S[\s\S]{${least - 2},}\S`)

/**
 * Says of an input what is really checked, where the schema's translation alone says less: a text that is trimmed first must have something
 * left, and what a text is taken apart into stands on the far side of a pipe.
 */
export const describeChecks = ({
  zodSchema,
  jsonSchema,
  io,
}: Pick<Context, 'zodSchema' | 'jsonSchema' | 'io'>): void => {
  if (io !== 'input') return
  const { def } = zodSchema._zod
  if (def.type === 'pipe' && def.out._zod.def.type !== 'transform') {
    const { $schema: _version, ...checked } = z.toJSONSchema(def.out, {
      io,
      override: (inner) => describeChecks({ ...inner, io }),
    })
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
    Object.assign(jsonSchema, checked)
  }
  const { minLength, pattern } = jsonSchema
  if (isTrimmed(zodSchema) && minLength !== undefined && pattern === undefined)
    jsonSchema.pattern = patternOfTrimmed(minLength)
}

const unreasoned = { not: { enum: [...reasonedStates] } }
const kept = { const: false }
const reasonWhereNeeded = { anyOf: [{ properties: { to: unreasoned } }, { required: ['reason'] }] }
/** A state, a product or both; a reason where the customer has to understand it, and to take serials from another registration. */
const reviewOfWarranty = {
  anyOf: [
    { properties: { to: unreasoned, release: kept }, required: ['to'] },
    { properties: { to: unreasoned, release: kept }, required: ['productId'] },
    { properties: { release: kept }, required: ['to', 'reason'] },
    { properties: { to: { const: 'verified' } }, required: ['to', 'reason'] },
  ],
}

/** Words, photos or both. */
const reply = {
  anyOf: [{ required: ['text'] }, { properties: { photoIds: { minItems: 1 } }, required: ['photoIds'] }],
}

/** What a service asks of an input beside its schema. */
export const serviceChecks: Partial<Record<OperationId, object>> = {
  addWarrantyFiles: { anyOf: [{ required: ['receiptId'] }, { required: ['photoId'] }] },
  replyToClaim: reply,
  replyToWarranty: reply,
  reviewWarranty: reviewOfWarranty,
  reviewClaim: reasonWhereNeeded,
}
