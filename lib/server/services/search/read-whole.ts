import type { Lang } from '@/lib/contract/common'
import { readCodeKeys } from '@/lib/server/search/code'
import { isFillerOnly } from '@/lib/server/search/concepts'
import { normalizeText } from '@/lib/server/search/normalize'
import { conceptBySpelling, fillerToken } from '@/lib/server/search/synonyms'
import { splitRuns } from '@/lib/server/search/tokenize'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import type { QueryReading } from './query-reading'
import { takeDocumentKind } from './read-documents'
import { countModels, fewModels, noVehicles, readVehicles } from './read-vehicle'
import type { Source } from './source'
import { isVehicleName } from './vehicle-names'

/** Of more words no vehicle is looked for in each part. */
const mostWords = 6

/** A vehicle that is all that was named, or that stands beside another maker's name. */
export async function readWholeVehicle(
  source: Source,
  figures: QueryReading,
  lang: Lang,
): Promise<QueryReading | null> {
  const { text, length, otherMaker } = figures
  const isNoVehicle = (otherMaker !== null && isTypeName(text)) || isTradeWord(source, text, length !== null)
  const { best, alike } = isNoVehicle ? noVehicles : await readVehicles(source, text, lang)
  // Beside another maker's name a brand is no vehicle.
  if (best.length > 0 && (otherMaker === null || countModels(best) <= fewModels))
    return { ...figures, vehicles: best, vehicleText: text, alike, isVehicleOnly: true }
  const beside = otherMaker === null ? null : await readVehiclesBeside(source, text, lang)
  return beside && { ...figures, ...beside }
}

/** A kind of document, and the vehicle or the parts that it is wanted of. */
export async function readDocument(source: Source, figures: QueryReading, lang: Lang): Promise<QueryReading | null> {
  const document = await takeDocumentKind(figures.text)
  if (!document) return null
  const { about } = document
  if (isFillerOnly(splitRuns(about))) return null
  const whole = await readVehicles(source, about, lang)
  const { best, alike } = whole.best.length > 0 ? whole : await readVehicles(source, readKinds(about).rest, lang)
  if (best.length === 0 && !isOurs(about)) return null
  return { ...figures, vehicles: best, vehicleText: about, alike, document }
}

/** A part number, or words of the trade and nothing else: there are documents of that. */
const isOurs = (about: string) => readCodeKeys(about).exact.length > 0 || readKinds(about).rest === ''

/** `B6`, `TTX`: beside another maker's name a word so short is one of its types. */
const isTypeName = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length < 3

/** A word of the trade is no part of a vehicle's name, as โช้ก is of โชกุน; beside a length it is no complete one, either. */
function isTradeWord({ vehicleNames }: Source, text: string, isMeasured: boolean): boolean {
  const concept = conceptBySpelling.get(normalizeText(text))
  return concept !== undefined && (isMeasured || (concept !== fillerToken && !isVehicleName(vehicleNames, text)))
}

/** The vehicle before another maker's name, or at the end of what follows it: between them stands the name of a part nobody here knows. */
async function readVehiclesBeside(
  source: Source,
  text: string,
  lang: Lang,
): Promise<Pick<QueryReading, 'vehicles' | 'vehicleText' | 'alike' | 'text'> | null> {
  const segments = text.split(/\s{2,}/)
  const words = (segments.at(-1) ?? '').split(' ').slice(-mostWords)
  const before = segments.length > 1 ? [segments[0] ?? ''] : []
  for (const part of [...before, ...words.slice(1).map((_, at) => words.slice(at + 1).join(' '))]) {
    if (isTypeName(part)) continue
    const { best, alike } = await readVehicles(source, part, lang)
    if (best.length > 0 && countModels(best) <= fewModels)
      return { vehicles: best, vehicleText: part, alike, text: part }
  }
  return null
}
