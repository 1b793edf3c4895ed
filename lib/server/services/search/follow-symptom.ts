import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Lang } from '@/lib/contract/common'
import { listMeant } from '@/lib/server/catalogue/product-index/found-products'
import { takeEveryday } from '@/lib/server/search/texts/everyday'
import { readKinds, shocks } from '@/lib/server/search/understand/product-kinds'
import { asksClaim } from '@/lib/server/search/understand/questions'
import type { FoundCatalogue } from './everything'
import type { QueryReading } from './query-reading'
import { readVehicles } from './read-vehicle'
import { readVehiclesAround } from './vehicle-around'
import type { FoundEntry } from './entry-points'
import type { SiteIndex } from './site-index'
import type { Source } from './source'
import { isSymptom, symptomLinks } from './symptom-links'
import { isBrand } from './vehicle-names'

const sureSymptom = 90
/** Parts of a kind that was named for a vehicle come first; others behind what explains the symptom. */
const leads = { asked: 96, question: 92, ofVehicle: 91.5, claim: 91, setup: 90, others: 85, spares: 60 } as const
const spares = 6

/** The symptom that a query tells of; null = it is about something else. */
export function findSymptom(entries: readonly FoundEntry[], { vehicles, kinds, isVehicleOnly }: QueryReading) {
  const found = entries.find(({ entry, isNamed }) => entry.kind === 'setup' && isNamed)
  const isBetter = (entry: FoundEntry) =>
    found !== undefined && (entry.score > found.score + 12 || (entry.isWhole && !found.isWhole))
  const better = entries.some(isBetter)
  const isWhole = found !== undefined && found.score > sureSymptom
  if (!found || better || isVehicleOnly || (!isWhole && vehicles.length > 0 && kinds.length > 0)) return null
  return isSymptom(found.entry.id) ? found.entry : null
}

/** The vehicle that does so: one of few among the words, or all of a name where what is felt is all that is said beside it. */
async function readTold(source: Source, text: string, lang: Lang): Promise<Pick<QueryReading, 'vehicles'> | null> {
  const around = await readVehiclesAround(source, text, lang)
  const name = takeEveryday(text).rest.trim()
  if (around || name === '' || isBrand(source.vehicleNames, name)) return around
  const { best } = await readVehicles(source, name, lang)
  return best.length > 0 ? { vehicles: best } : null
}

type Followed = FoundCatalogue & { entries: FoundEntry[]; reading: QueryReading }

/** A symptom leads to what explains it, to the setup page and to the parts that mend it: those of the vehicle, where one is named. */
export async function followSymptom(
  source: Source,
  { lang, q }: ParsedInputOf<'search'>,
  { texts }: SiteIndex,
  {
    entries,
    reading,
    symptom,
  }: { entries: readonly FoundEntry[]; reading: QueryReading; symptom: FoundEntry['entry'] },
): Promise<Followed> {
  const links = isSymptom(symptom.id) ? symptomLinks[symptom.id] : { questions: [], kinds: [] }
  const sayQuestion = (id: string, score: number): FoundEntry[] => {
    const document = texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === id)
    return document ? [{ entry: document.entry, score, isNamed: true, isWhole: true }] : []
  }
  const asked = readKinds(reading.text)
  const named = reading.vehicles.length > 0 ? reading : await readTold(source, asked.rest, lang)
  const isAsked = named !== null && asked.kinds.length > 0
  const vehicles = named?.vehicles.map(({ refId }) => refId) ?? []
  const kinds = isAsked ? [[...asked.kinds]] : named ? [[...shocks]] : links.kinds.map((kind) => [kind])
  const products = await source.products()
  const parts = await Promise.all(
    kinds.map((kind) =>
      listMeant(products, { lang, vehicles, kind, ...(isAsked && asked.axle && { axle: asked.axle }) }),
    ),
  )
  const score = isAsked ? leads.asked : named ? leads.ofVehicle : leads.spares
  const first = [
    ...links.questions.flatMap((id, at) => sayQuestion(id, leads.question - at * 4)),
    ...(asksClaim(q) ? sayQuestion('make-a-claim', leads.claim) : []),
    { entry: symptom, score: leads.setup, isNamed: true, isWhole: true },
  ]
  const known = new Set(first.map(({ entry }) => entry))
  const others = entries
    .filter(({ entry }) => !known.has(entry))
    .map((found) => ({ ...found, score: Math.min(found.score, leads.spares - 1) }))
  return {
    products: parts
      .flatMap(({ ids }) => (isAsked ? ids : ids.slice(0, Math.ceil(spares / parts.length))))
      .map((refId, at) => ({
        kind: 'product',
        refId,
        score: (at > 0 && !isAsked ? Math.min(score, leads.others) : score) - at * 0.01,
        matched: 'meant',
      })),
    vehicles: [],
    families: parts[0]?.families ?? [],
    corrected: null,
    instead: false,
    isAdjustable: false,
    namesakes: [],
    entries: [...first.sort((a, b) => b.score - a.score), ...others],
    reading: named ? { ...reading, vehicles: named.vehicles } : reading,
  }
}
