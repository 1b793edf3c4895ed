import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { normalizeText } from '@/lib/server/search/normalize'
import { isAboutParts } from '@/lib/server/search/texts/everyday'
import { nothingFor, sure, type Everything, type FoundCatalogue } from './everything'
import type { QueryReading } from './query-reading'
import { readVehiclesAround } from './vehicle-around'
import { searchSite, type FoundOnSite } from './search-site'
import type { SiteIndex } from './site-index'
import type { Source } from './source'

/** Nothing has it in its name, as it was typed. */
export function isUnsure({ products, vehicles, corrected }: FoundCatalogue, { entries }: FoundOnSite): boolean {
  const isFound = [products, vehicles].some(([best]) => best !== undefined && best.matched !== 'some')
  const [best] = entries
  return !(isFound && corrected === null) && !best?.isWhole && (best?.score ?? 0) < sure.product
}

/** A vehicle, and beside it the name of something on the site: that was asked for. */
export async function findAside(
  source: Source,
  { lang }: ParsedInputOf<'search'>,
  index: SiteIndex,
  reading: QueryReading,
): Promise<Everything | null> {
  if (reading.vehicles.length > 0) return null
  const sureBeside = ({ vehicleText }: { vehicleText: string }) => {
    const text = normalizeText(reading.text).replace(normalizeText(vehicleText), ' ').trim()
    // How a part is to be is no matter of the site.
    if (isAboutParts(text)) return []
    const { entries, corrected, isMended } = searchSite(index, text)
    return corrected === null && !isMended ? entries.filter(({ score }) => score >= sure.besideVehicle) : []
  }
  const named = await readVehiclesAround(source, reading.text, lang, (one) => sureBeside(one).length > 0)
  if (!named) return null
  const beside = sureBeside(named)
  const behind = (beside.at(-1)?.score ?? 0) - 1
  return {
    ...nothingFor({ ...reading, vehicles: named.vehicles }),
    entries: beside,
    vehicles: named.vehicles.map((ref, at) => ({ ...ref, score: behind - at * 0.01 })),
  }
}
