import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { FoundDealers, Near } from '@/lib/contract/dealer'
import { byDistance, type Spot } from '@/lib/domain/distance'
import { capitalSpot, districtSpot, districtSpots } from '@/lib/server/services/place/district-spots'
import { loadPlaces, nameOf } from '@/lib/server/services/place/places'
import { provinceSlug } from '@/lib/server/services/place/provinces'

type SearchPlace = FoundDealers['place']

async function describe(lang: Lang, province: string, district: string | undefined, spot: Spot | null) {
  const found = (await loadPlaces()).get(province)
  const amphur = district === undefined ? undefined : found?.amphurs.get(district)
  const at = spot ?? (found && (amphur ? districtSpot(found.code, amphur.th) : null)) ?? (found && capitalSpot(found))
  if (!found || !at || (district !== undefined && !amphur))
    throw new ApiError('NOT_FOUND', { message: `No place ${province} ${district ?? ''}` })
  const name = nameOf(found, lang)
  const place: SearchPlace = {
    name: amphur ? `${nameOf(amphur, lang)}${lang === 'ja' ? '、' : ', '}${name}` : name,
    province: { id: found.th, code: found.code, name, slug: provinceSlug(found) },
    ...at,
  }
  return place
}

/** The place a search starts from; a position is called by the district whose seat is nearest. Throws NOT_FOUND for a name that is none. */
export async function searchPlace(lang: Lang, near: Near): Promise<SearchPlace> {
  if ('province' in near) return describe(lang, near.province, near.district, null)
  const [nearest] = byDistance(districtSpots, near)
  const provinces = [...(await loadPlaces()).values()]
  const province = provinces.find(({ code }) => code === nearest?.item.province)
  return describe(lang, province?.th ?? '', nearest?.item.district, near)
}
