import 'server-only'
import { cookies, headers } from 'next/headers'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import type { OutputOf } from '@/lib/contract/endpoints'
import type { Locale } from '@/lib/i18n/locales'
import { findCountryOfAddress } from '@/lib/server/http/address-country'
import { callerKey, readCallerAddress } from '@/lib/server/http/caller-address'
import { readCdnCountry } from '@/lib/server/http/cdn-country'
import { readAddress } from '@/lib/server/http/ip-address'
import { localCallHeader, peerAddressHeader } from '@/lib/server/http/peer-address'
import { locate, regionName } from '@/lib/server/services/location'
import { maskHeaders, type HeaderFact } from '@/lib/utils/mask-headers'
import { requireAccess } from './access'
import { askCompany } from './company'

// Each reader asks for itself whether its page may be seen, whoever calls it.

async function readRequest(path: string) {
  await requireAccess(path)
  const given = new Headers(await headers())
  const caller = readCallerAddress(new Request('http://localhost/', { headers: given }))
  return { given, caller }
}

/** Headers of this request without secrets. Who is at the other end of the connection stands in two whose names nobody may know. */
export async function readHeaderFacts(path: string): Promise<{ headers: HeaderFact[]; proxied: boolean }> {
  const { given, caller } = await readRequest(path)
  return { headers: maskHeaders(given, [peerAddressHeader(), localCallHeader()]), proxied: caller.proxied }
}

/** Whom this request is counted as, and what that follows from. */
export async function readCallerFacts(path: string) {
  const { given, caller } = await readRequest(path)
  return {
    ...caller,
    peer: readAddress(given.get(peerAddressHeader()) ?? ''),
    forwardedFor: given.get('x-forwarded-for'),
    counted: callerKey(caller.address),
    trusted: environment().TRUSTED_PROXIES,
  }
}

async function describeCountry(code: string, locale: Locale): Promise<OutputOf<'getCountryInformation'> | null> {
  try {
    return await askCompany('getCountryInformation', { code, lang: locale })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The country of who asks, where that is known from, and what is known of it. */
export async function readCountryFacts(path: string, locale: Locale) {
  const { given, caller } = await readRequest(path)
  const named = readCdnCountry(given, caller)
  const { country, source } = await locate({ cdnCountry: named?.country ?? null, address: caller.address })
  return {
    country,
    source,
    header: named?.header ?? '',
    name: country === null ? null : regionName(country, locale),
    about: country === null ? null : await describeCountry(country, locale),
  }
}

/** The country of an address as typed; `address` null = it is none. */
export async function readCountryOf(path: string, typed: string, locale: Locale) {
  await requireAccess(path)
  const address = readAddress(typed)
  const code = address === null ? null : await findCountryOfAddress(address)
  return { address, country: code === null ? null : `${regionName(code, locale)} (${code})` }
}

/** Names of the cookies that came, with how long each is: some of them no script can read. */
export async function readCookieSizes(path: string): Promise<Record<string, number>> {
  await requireAccess(path)
  return Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, name.length + value.length]))
}

/** Thailand and its provinces, as they are called in a language. */
export async function readProvinces(path: string, locale: Locale) {
  await requireAccess(path)
  return { country: regionName('TH', locale), provinces: await askCompany('getProvinces', { lang: locale }) }
}
