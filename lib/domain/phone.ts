import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from './typed-figures'

/** The longest thing anybody writes as a phone number. */
const maxLength = 40

function toDigits(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[‐‑‒–—―−ー]/g, '-')
    .replace(/^(?:โทรศัพท์|โทร|เบอร์|tel|phone|電話)[.:\s]*/i, '')
    .trim()
}

/** Thai numbers have nine digits after the 0 when they belong to a mobile phone (06, 08, 09), eight otherwise (02–05, 07). */
function isThai(national: string): boolean {
  return /^(?:[689]\d{8}|[2-57]\d{7})$/.test(national)
}

function isJapanese(national: string): boolean {
  return /^(?:[5789]0\d{8}|[1-9]\d{8})$/.test(national)
}

function readExact(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  })
  if (!parsed?.isValid()) return null
  if (parsed.countryCallingCode === '66' && !isThai(parsed.nationalNumber)) return null
  if (parsed.countryCallingCode === '81' && !isJapanese(parsed.nationalNumber)) return null
  return parsed.number
}

/**
 * A phone number in E.164 (`+66812345678`), from how people of `country` (ISO 3166-1 alpha-2) write it; null = not a number.
 * Thai and full-width digits, `+66 (0)81…`, a missing plus sign and an extension are understood; the extension is dropped.
 */
export function readPhone(text: string, country = 'TH'): string | null {
  if (text.length > maxLength) return null
  const plain = toDigits(text)
    .replace(/\s*(?:ต่อ|ext\.?|x|#|内線)\s*\d{1,6}\s*$/i, '')
    .replace(/^\+?(66|81)[\s-]?\(0\)/, '+$1')
    .replace(/^00(?=[1-9])/, '+')
  if (!/^\+?[\d\s().-]+$/.test(plain)) return null
  return readExact(plain, country) ?? (/^[1-9]/.test(plain) ? readExact(`+${plain}`, country) : null)
}

/** The country (ISO 3166-1 alpha-2) a number in E.164 leads to; null = several share its code, or none has it. */
export function phoneCountry(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null
}

/** The number as people of `country` write it: without the country code at home, with it abroad. */
export function showPhone(e164: string, country = 'TH'): string {
  const parsed = parsePhoneNumberFromString(e164)
  if (!parsed) return e164
  if (parsed.country !== country) return parsed.formatInternational()
  const { nationalNumber } = parsed
  if (parsed.countryCallingCode !== '66') return parsed.formatNational()
  const [area, middle] = nationalNumber.startsWith('2') ? [1, 4] : [2, 5]
  return `0${nationalNumber.slice(0, area)}-${nationalNumber.slice(area, middle)}-${nationalNumber.slice(middle)}`
}

/** The number with the code of its country, in every country the same: `+66 92 123 4567`. */
export function showPhoneWithCountry(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/** An e-mail address as it is, a phone number as people of Thailand write it. */
export const showHandle = (handle: string) => (handle.startsWith('+') ? showPhone(handle) : handle)
