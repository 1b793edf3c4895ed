import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { Build, BuildPart, BuildPhoto, BuildSummary } from '@/lib/contract/community'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { findSummariesByCode } from '@/lib/server/db/queries/products'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { Database } from '@/lib/server/db/schema'
import { buildTextSchema, builds, requireFacts, type BuildFacts } from './build-table'
import { countLikes } from './likes'

const nothingSet = { preload: null, rebound: null, compression: null, lengthMm: null }

type Text = z.output<typeof buildTextSchema>
type Whole = { summary: BuildSummary; text: Text }

/** Builds but those whose senders have withdrawn them. */
async function leaveOutWithdrawn(db: Kysely<Database>, asked: readonly BuildFacts[]): Promise<BuildFacts[]> {
  const numbers = asked.flatMap((build) => build.case ?? [])
  if (numbers.length === 0) return [...asked]
  const withdrawn = await db
    .selectFrom('visitor_case')
    .select('number')
    .where('number', 'in', numbers)
    .where('state', '=', 'withdrawn')
    .execute()
  const gone = new Set(withdrawn.map(({ number }) => number))
  return asked.filter((build) => build.case === undefined || !gone.has(build.case))
}

function photosOf({ id, photos: sizes }: BuildFacts, { photos: texts }: Text): BuildPhoto[] {
  if (sizes.length !== texts.length) throw new Error(`The photos of ${id} and their words do not agree`)
  return sizes.map((size, i) => ({ ...size, path: `/builds/${id}-${i + 1}.jpg`, alt: texts[i] ?? '' }))
}

/** Builds with their vehicles, products and words; one whose vehicle is no longer in the data is left out. */
async function compose(db: Kysely<Database>, lang: Lang, wanted: readonly BuildFacts[]): Promise<Whole[]> {
  const asked = await leaveOutWithdrawn(db, wanted)
  const [vehicles, products, texts] = await Promise.all([
    findVehicleSummaries(db, { ids: asked.map(({ vehicle }) => vehicle), lang }),
    findSummariesByCode(db, { codes: asked.flatMap(({ parts }) => parts.map(({ code }) => code)), lang }),
    Promise.all(asked.map(({ id }) => readContent(lang, 'community', id, buildTextSchema))),
  ])
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const partOf = ({ code, axle, setup }: BuildFacts['parts'][number]): BuildPart => ({
    code,
    axle,
    product: products.get(code) ?? null,
    setup: setup ? { ...nothingSet, ...setup } : null,
  })
  return asked.flatMap((facts, i) => {
    const [vehicle, text] = [byId.get(facts.vehicle), texts[i]]
    if (!vehicle || !text) return []
    const { id, use, addedOn, year, sample, author = null } = facts
    const { title, summary } = text
    const parts = facts.parts.map(partOf)
    const photos = photosOf(facts, text)
    return [{ summary: { id, use, addedOn, year, sample, author, title, summary, vehicle, parts, photos }, text }]
  })
}

/** The latest first; of one type of vehicle where that is asked for. */
export async function listBuilds(db: Kysely<Database>, lang: Lang, type?: VehicleType): Promise<BuildSummary[]> {
  const all = await compose(db, lang, builds)
  return all.map(({ summary }) => summary).filter(({ vehicle }) => !type || vehicle.type === type)
}

export async function getBuild(db: Kysely<Database>, lang: Lang, id: string): Promise<Build> {
  const [[found], likes] = await Promise.all([compose(db, lang, [requireFacts(id)]), countLikes(db, id)])
  if (!found) throw new ApiError('NOT_FOUND', { message: `build ${id}` })
  return { ...found.text, ...found.summary, likes }
}
