import 'server-only'
import type { Dealer, DealerProvince } from '@/lib/contract/dealer'
import type { Distributor } from '@/lib/contract/distributor'
import { readDealerProvinces, readDealers, readDistributors } from '@/lib/data/dealers'
import { currentLocale } from '@/lib/i18n/current-locale'

export type ProvincePlace = {
  kind: 'province'
  province: DealerProvince
  provinces: readonly DealerProvince[]
  /** Of the whole country. */ dealers: readonly Dealer[]
}
export type CountryPlace = {
  kind: 'country'
  country: Distributor['country']
  /** Those that deliver there. */ distributors: readonly Distributor[]
  /** Of the same continent, in other countries. */ others: readonly Distributor[]
}

/** What an address under /whereToBuy is about: a province of Thailand or a country with a distributor; null = neither. */
export async function readBuyPlace(slug: string): Promise<ProvincePlace | CountryPlace | null> {
  const locale = await currentLocale()
  const provinces = await readDealerProvinces(locale)
  const province = provinces.find((one) => one.slug === slug)
  if (province) return { kind: 'province', province, provinces, dealers: await readDealers(locale) }
  const all = await readDistributors(locale)
  const country = all.flatMap(({ territory }) => territory).find((one) => one.slug === slug)
  if (!country) return null
  const distributors = all.filter(({ territory }) => territory.some(({ code }) => code === country.code))
  const others = all.filter((one) => one.continent === distributors[0]?.continent && !distributors.includes(one))
  return { kind: 'country', country, distributors, others }
}
