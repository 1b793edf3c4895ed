import 'server-only'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import { langSchema, type Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import type { Passport } from '@/lib/contract/warranty-passport'
import { instantOf } from '@/lib/domain/calendar'
import { vehicleOfYear } from '@/lib/domain/vehicle-name'
import { warrantyTerms } from '@/lib/domain/warranty/terms'
import { localizePath } from '@/lib/i18n/locales'
import { writeCalendar } from '@/lib/server/calendar'
import { getPdfs } from '@/lib/server/pdf/pdfs'
import { askCompany } from '@/lib/data/company'
import { answerRequest } from './answer-request'

type Written = { type: string; name: string; body: BodyInit }
type Writer = (passport: Passport, lang: Lang) => Promise<Written>

const weekMinutes = 7 * 24 * 60
const addressOf = (path: string, lang: Lang) => new URL(localizePath(path, lang), environment().SITE_URL).href

/** The check with the first serial filled in; what it asks for beside the serial is not printed. */
function checkUrlOf([serial]: readonly string[], lang: Lang): string {
  const url = new URL(addressOf('/services/warranty/checkWarranty', lang))
  if (serial !== undefined) url.searchParams.set('serial', serial)
  return url.href
}

const writers: Record<string, Writer> = {
  'certificate.pdf': async (passport, lang) => {
    const { product, coveredUntil, vehicle } = passport
    if (!product || coveredUntil === null) throw new ApiError('NOT_FOUND')
    const t = await getTranslations({ locale: lang, namespace: 'warranty' })
    const body = await getPdfs().certificate({
      kind: 'certificate',
      lang,
      certificate: {
        number: passport.number,
        statusText: t(`states.${passport.state}`),
        productName: product.name,
        productCode: product.code,
        drawn: product,
        serials: passport.serials,
        owner: passport.owner,
        vehicle: vehicleOfYear(vehicle, lang),
        boughtOn: passport.purchase.boughtOn,
        registeredOn: passport.registeredOn,
        coveredUntil,
        coveredKm: passport.coveredKm,
        limitKm: passport.term === null ? null : warrantyTerms[passport.term].km,
        dealer: passport.purchase.dealer,
        checkUrl: checkUrlOf(passport.serials, lang),
      },
    })
    return { type: 'application/pdf', name: `${passport.number}.pdf`, body }
  },
  'service.ics': async (passport, lang) => {
    if (!passport.serviceDue) throw new ApiError('NOT_FOUND')
    const t = await getTranslations({ locale: lang, namespace: 'passport.calendar' })
    const start = instantOf(passport.serviceDue.on, '09:00')
    const body = writeCalendar({
      uid: `service-${passport.number}`,
      title: t('title', { product: passport.product?.name ?? passport.number }),
      description: t('text', { number: passport.number }),
      location: '',
      start,
      end: new Date(start.getTime() + 3_600_000),
      stamp: new Date(),
      lang,
      url: addressOf('/appointment', lang),
      alarmMinutes: weekMinutes,
    })
    return { type: 'text/calendar; charset=utf-8', name: `${passport.number}.ics`, body }
  },
}

/** Nothing between the server and its owner's device may keep these, and no search engine or next page may learn their address. */
const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, noarchive',
  'referrer-policy': 'no-referrer',
}

/** A document of one registration, opened by the short-lived ticket that its passport gives out. NOT_FOUND for an expired ticket and for a document this registration has not. */
export async function answerWarrantyDocument(request: Request, { file }: { file: string }): Promise<Response> {
  const answer = async () => {
    const query = new URL(request.url).searchParams
    const lang = langSchema.catch('en').parse(query.get('lang'))
    const write = Object.hasOwn(writers, file) ? writers[file] : undefined
    const ticket = query.get('ticket')
    if (!write || !ticket) throw new ApiError('NOT_FOUND')
    const { type, name, body } = await write(await askCompany('getPassportByTicket', { ticket, lang }), lang)
    return new Response(body, {
      headers: { ...privately, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }
  return answerRequest(request, answer, { limit: 'document', errorHeaders: privately })
}
