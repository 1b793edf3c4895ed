import { continents, countries, type TCountryCode } from 'countries-list'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import { continentCodes, countryCodeSchema } from '@/lib/contract/site'
import { findCountryOfAddress } from '@/lib/server/http/address-country'
import type { ServiceContext } from './context'

/** Continents are not in Intl.DisplayNames under their own codes, but under the UN's. */
const unRegions: Record<(typeof continentCodes)[number], string> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
}

/** The name of a country or a region in a language. */
export function regionName(code: string, lang: Lang): string {
  return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code
}

export async function getContinentMaster({ lang }: ParsedInputOf<'getContinentMaster'>) {
  const all = Object.values(countries)
  return continentCodes
    .map((code) => ({
      code,
      name: regionName(unRegions[code], lang),
      countryCount: all.filter((country) => country.continent === code).length,
    }))
    .filter(({ code }) => code in continents)
}

export async function getCountryInformation({ code, lang }: ParsedInputOf<'getCountryInformation'>) {
  if (!isCountry(code)) throw new ApiError('NOT_FOUND', { message: `country ${code}` })
  const country = countries[code]
  return {
    code,
    name: regionName(code, lang),
    continent: country.continent,
    phone: country.phone.map(String),
    currency: [...country.currency],
  }
}

export function isCountry(code: string): code is TCountryCode {
  return Object.hasOwn(countries, code)
}

/** A hint only: the country header of a delivery network, else the address database, else nothing. */
export async function locate({ cdnCountry, address }: Pick<ServiceContext, 'cdnCountry' | 'address'>) {
  const fromHeader = countryCodeSchema.safeParse(cdnCountry?.toUpperCase())
  if (fromHeader.success) return { country: fromHeader.data, source: 'cdn-header' as const }
  const country = address ? await findCountryOfAddress(address) : null
  return country ? { country, source: 'address' as const } : { country: null, source: 'none' as const }
}

export async function getUserLocation(_input: ParsedInputOf<'getUserLocation'>, context: ServiceContext) {
  return locate(context)
}
