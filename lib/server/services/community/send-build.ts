import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { CaseSent } from '@/lib/contract/case'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { buildAnswerDays } from '@/lib/domain/send-build'
import { readPhone } from '@/lib/domain/phone'
import { normalizeCode } from '@/lib/domain/product-code'
import { loadMessages } from '@/lib/i18n/messages'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { findSummariesByTypedCode } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { openCase } from '@/lib/server/services/case/open-case'
import type { ServiceContext } from '@/lib/server/services/context'

type Input = ParsedInputOf<'sendBuild'>

const wrong = (fields: readonly string[], code: 'invalid' | 'unknown-value') =>
  new ApiError('INVALID_INPUT', { fields: fields.map((path) => ({ path, code })) })

/** Its parts, a line each: part number and name. INVALID_INPUT at those that no product has. */
async function readParts(db: Kysely<Database>, { codes, lang }: Input): Promise<string> {
  const known = await findSummariesByTypedCode(db, { codes, lang })
  const unknown = codes.flatMap((code, i) => (known.has(normalizeCode(code)) ? [] : [`codes.${i}`]))
  if (unknown.length > 0) throw wrong(unknown, 'unknown-value')
  const products = new Set(codes.flatMap((code) => known.get(normalizeCode(code)) ?? []))
  return [...products].map(({ code, name }) => `${code}  ${name}`).join('\n')
}

/** The generation of our own list that was chosen; null = typed, or no longer in the list. */
async function readVehicleId(db: Kysely<Database>, { vehicle }: Input): Promise<string | null> {
  if (vehicle.vehicleId === undefined) return null
  const found = await db.selectFrom('vehicle').select('id').where('id', '=', vehicle.vehicleId).executeTakeFirst()
  return found?.id ?? null
}

function requirePhone(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const phone = readPhone(typed)
  if (phone === null) throw wrong(['phone'], 'invalid')
  return phone
}

async function consentsOf({ lang }: Input): Promise<{ purpose: string; words: string }[]> {
  const { consent, ownPictures } = (await loadMessages(lang)).community.send
  return [
    { purpose: 'build-published', words: consent },
    { purpose: 'build-own-pictures', words: ownPictures },
  ]
}

/** Keeps a build that a visitor sends in, once a key; a person looks at it before it is shown. */
export async function sendBuild(input: Input, context: ServiceContext): Promise<CaseSent> {
  const { vehicle, setup, before, changed, shownName, email, pictureIds } = input
  const phone = requirePhone(input.phone)
  const [parts, topic, consents] = await Promise.all([
    readParts(context.db, input),
    readVehicleId(context.db, input),
    consentsOf(input),
  ])
  const { guard: _guard, ...compared } = input
  return openCase(
    input,
    {
      kind: 'build',
      topic,
      fields: {
        vehicle: `${vehicleName(vehicle)} ${vehicle.year}`,
        parts,
        ...(setup !== undefined && { setup }),
        before,
        changed,
        shownName,
        ...(email !== undefined && { email }),
        ...(phone !== null && { phone }),
      },
      email: email ?? null,
      phone,
      answerDays: buildAnswerDays,
      files: pictureIds.map((id, i) => ({ id, purpose: 'build', field: `pictureIds.${i}` })),
      consents,
    },
    compared,
    context,
  )
}
