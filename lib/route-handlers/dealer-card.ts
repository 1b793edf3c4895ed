import 'server-only'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { langSchema, slugSchema, type Lang } from '@/lib/contract/common'
import type { Dealer } from '@/lib/contract/dealer'
import { readDealer } from '@/lib/data/dealers'
import { isMobilePhone, withCountryCode } from '@/lib/domain/thai-phone'
import { localizePath } from '@/lib/i18n/locales'
import { answerRequest } from './answer-request'

/** Commas, semicolons and backslashes have a meaning in a vCard. */
const escaped = (text: string) => text.replace(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** Lines of at most 75 octets; the rest goes on after a space. A character is never cut (RFC 6350, 3.2). */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/** A dealer as vCard 4.0 (RFC 6350). */
function writeDealerCard(dealer: Dealer, url: string, lang: Lang): string {
  const country = new Intl.DisplayNames([lang], { type: 'region' }).of('TH') ?? 'Thailand'
  const { name, address, district, province, postcode, lat, lng, phones, email } = dealer
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `ADR;LABEL="${address.replaceAll('"', '')}":;;;${escaped(district.name)};${escaped(province.name)};${postcode};${country}`,
    ...phones.map(
      (phone) => `TEL;TYPE="work,${isMobilePhone(phone) ? 'cell' : 'voice'}";VALUE=uri:tel:${withCountryCode(phone)}`,
    ),
    ...(email === null ? [] : [`EMAIL:${email}`]),
    `GEO:geo:${lat},${lng}`,
    `URL:${url}`,
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** `{id}.vcf`, in the language of `?lang=`; NOT_FOUND for any other name. */
export async function answerDealerCard(request: Request, file: string): Promise<Response> {
  const answer = async () => {
    const id = slugSchema.safeParse(file.endsWith('.vcf') ? file.slice(0, -'.vcf'.length) : '').data
    const lang = langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang'))
    const dealer = id === undefined ? null : await readDealer(lang, id)
    if (!dealer) throw new ApiError('NOT_FOUND')
    const path = localizePath(`/whereToBuy/${dealer.province.slug}/${dealer.id}`, lang)
    return new Response(writeDealerCard(dealer, new URL(path, environment().SITE_URL).href, lang), {
      headers: {
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': `attachment; filename="${dealer.id}.vcf"`,
        'cache-control': 'public, max-age=3600',
      },
    })
  }
  return answerRequest(request, answer)
}
