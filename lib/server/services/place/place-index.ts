import type { Lang } from '@/lib/contract/common'
import type { Place } from '@/lib/contract/place'
import { compactText } from '@/lib/server/search/normalize'
import { loadPlaces, nameOf, type Amphur, type ProvincePlaces, type Tambon } from './places'
import { amphurNicknames, provinceNicknames } from './provinces'

/** One sub-district with everything it may be called, folded for matching. */
export type IndexedPlace = {
  province: ProvincePlaces
  amphur: Amphur
  tambon: Tambon
  names: { province: readonly string[]; amphur: readonly string[]; tambon: readonly string[] }
}

/** Romanised names are spelt in many ways; the h after p, t, k and spaces are the first to go: Phatthanakan, Pattanakan. */
export function foldName(text: string): string {
  return compactText(text)
    .replace(/(?<=[ptk])h/g, '')
    .replace(/([a-z])\1/g, '$1')
}

function foldNames(...names: readonly string[]): string[] {
  return [...new Set(names.map(foldName))]
}

async function buildIndex(): Promise<readonly IndexedPlace[]> {
  const index: IndexedPlace[] = []
  for (const province of (await loadPlaces()).values()) {
    const nicknames = provinceNicknames.filter(([, th]) => th === province.th).map(([nickname]) => nickname)
    const provinceNames = foldNames(province.th, province.en, province.ja, ...nicknames)
    for (const amphur of province.amphurs.values()) {
      const known = amphurNicknames.filter(([, th, of]) => th === amphur.th && of === province.th)
      const amphurNames = foldNames(amphur.th, amphur.en, ...known.map(([nickname]) => nickname))
      for (const tambon of amphur.tambons.values())
        index.push({
          province,
          amphur,
          tambon,
          names: { province: provinceNames, amphur: amphurNames, tambon: foldNames(tambon.th, tambon.en) },
        })
    }
  }
  return index
}

let building: Promise<readonly IndexedPlace[]> | null = null

/** All sub-districts, folded once. */
export function loadIndex(): Promise<readonly IndexedPlace[]> {
  building ??= buildIndex().catch((error: unknown) => {
    building = null
    throw error
  })
  return building
}

/** A place as the interface shows it; `postcode` when it serves the sub-district, else the usual one. */
export function toPlace(
  { province, amphur, tambon }: Pick<IndexedPlace, 'province' | 'amphur' | 'tambon'>,
  lang: Lang,
  postcode?: string,
): Place {
  const [usual = ''] = tambon.postcodes
  return {
    province: { id: province.th, name: nameOf(province, lang), code: province.code, region: province.region },
    amphur: { id: amphur.th, name: nameOf(amphur, lang) },
    tambon: { id: tambon.th, name: nameOf(tambon, lang), postcode: usual, postcodes: tambon.postcodes },
    postcode: postcode !== undefined && tambon.postcodes.includes(postcode) ? postcode : usual,
  }
}
