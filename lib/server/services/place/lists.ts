import type { Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import type { Amphur, Province, Tambon } from '@/lib/contract/place'
import { loadPlaces, nameOf, type ProvincePlaces } from './places'

const collators: Readonly<Record<Lang, Intl.Collator>> = {
  en: new Intl.Collator('en'),
  th: new Intl.Collator('th'),
  ja: new Intl.Collator('ja'),
}

function byName<T extends { name: string }>(list: readonly T[], lang: Lang): T[] {
  return list.toSorted((a, b) => collators[lang].compare(a.name, b.name))
}

async function requireProvince(id: string): Promise<ProvincePlaces> {
  const province = (await loadPlaces()).get(id)
  if (!province) throw new ApiError('NOT_FOUND', { message: `No province ${id}` })
  return province
}

/** The 77 provinces in the order of the language, Bangkok first. */
export async function getProvinces({ lang }: { lang: Lang }): Promise<Province[]> {
  const all = [...(await loadPlaces()).values()].map((province) => ({
    id: province.th,
    name: nameOf(province, lang),
    code: province.code,
    region: province.region,
  }))
  return byName(all, lang).sort((a, b) => Number(b.code === '10') - Number(a.code === '10'))
}

/** Districts of a province; the one of its capital, เมือง…, first. */
export async function getAmphurs({ lang, province }: { lang: Lang; province: string }): Promise<Amphur[]> {
  const { amphurs } = await requireProvince(province)
  const all = [...amphurs.values()].map((amphur) => ({ id: amphur.th, name: nameOf(amphur, lang) }))
  const isCapital = ({ id }: Amphur) => Number(id === `เมือง${province}`)
  return byName(all, lang).sort((a, b) => isCapital(b) - isCapital(a))
}

/** Sub-districts of a district with their postcodes. */
export async function getTambons({
  lang,
  province,
  amphur: id,
}: {
  lang: Lang
  province: string
  amphur: string
}): Promise<Tambon[]> {
  const amphur = (await requireProvince(province)).amphurs.get(id)
  if (!amphur) throw new ApiError('NOT_FOUND', { message: `No district ${id} in ${province}` })
  return byName(
    [...amphur.tambons.values()].map((tambon) => ({
      id: tambon.th,
      name: nameOf(tambon, lang),
      postcode: tambon.postcodes[0] ?? '',
      postcodes: tambon.postcodes,
    })),
    lang,
  )
}
