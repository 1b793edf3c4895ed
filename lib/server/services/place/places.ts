import type { Lang } from '@/lib/contract/common'
import { provinces, type Province } from './provinces'
import { romanised } from './romanised'

export type Tambon = { th: string; en: string; /** The first is the usual one. */ postcodes: string[] }
export type Amphur = { th: string; en: string; tambons: Map<string, Tambon> }
export type ProvincePlaces = Province & { amphurs: Map<string, Amphur> }
/** Province → districts → sub-districts, by their Thai names. */
export type Places = ReadonlyMap<string, ProvincePlaces>

type Row = { province: string; district: string; sub_district: string; postal_code: string }

async function readRows(): Promise<{ th: Row[]; en: Row[] }> {
  // 370 kB, needed by forms alone: loaded when the first one asks.
  const source = await import('thai-address-universal')
  await source.setEngMode(false)
  const th = [...source.getDatabase()]
  await source.setEngMode(true)
  const en = [...source.getDatabase()]
  await source.setEngMode(false)
  return { th, en }
}

function romanise(th: string, en: string | undefined): string {
  return romanised.get(th) ?? en ?? th
}

/** Sorts the rows into a tree. Rows without a postcode are uninhabited islands: nothing is sent there. */
function buildPlaces({ th, en }: { th: readonly Row[]; en: readonly Row[] }): Places {
  const places = new Map<string, ProvincePlaces>(
    provinces.map((province) => [province.th, { ...province, amphurs: new Map() }]),
  )
  for (const [index, row] of th.entries()) {
    const province = places.get(row.province)
    if (!province || row.postal_code === '') continue
    const amphur = province.amphurs.get(row.district) ?? {
      th: row.district,
      en: romanise(row.district, en[index]?.district),
      tambons: new Map<string, Tambon>(),
    }
    province.amphurs.set(row.district, amphur)
    const tambon = amphur.tambons.get(row.sub_district) ?? {
      th: row.sub_district,
      en: romanise(row.sub_district, en[index]?.sub_district),
      postcodes: [],
    }
    amphur.tambons.set(row.sub_district, tambon)
    tambon.postcodes.push(row.postal_code)
  }
  return places
}

let loading: Promise<Places> | null = null

/** The places of Thailand, read once. */
export function loadPlaces(): Promise<Places> {
  loading ??= readRows()
    .then(buildPlaces)
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

/** The name in one language. Districts have no Japanese name here: the Latin one stands for it. */
export function nameOf(place: { th: string; en: string; ja?: string }, lang: Lang): string {
  return lang === 'ja' ? (place.ja ?? place.en) : place[lang]
}
