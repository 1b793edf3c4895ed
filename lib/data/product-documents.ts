import 'server-only'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import { langSchema, slugSchema, type Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import type { ProductInfo } from '@/lib/contract/product'
import { errorResponse, toApiError } from '@/lib/server/http/error-response'
import { writeManual } from '@/lib/server/pdf/manual/write-manual'
import { rememberPaper } from '@/lib/server/pdf/recent-papers'
import { readProductInfo } from './products'
import { checkText } from './verdict-text'

/** `inline`: shown by browsers that can, because some inside other apps refuse downloads. */
type File = { type: string; body: string | Uint8Array<ArrayBuffer>; inline?: boolean; maxAgeSeconds?: number }
type Writer = (info: ProductInfo, lang: Lang) => Promise<File>

/** Quotes a field and keeps spreadsheets from reading it as a formula. */
function csvField(value: string | number): string {
  const text = String(value)
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const writers: Record<string, Writer> = {
  'data-sheet.json': async ({ product }) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(product, null, 2) }),
  'fitments.csv': async ({ fitments }, lang) => {
    const [t, spec] = await Promise.all([getTranslations({ locale: lang, namespace: 'fitment' }), getTranslations({ locale: lang, namespace: 'spec.axles' })])
    const head = [t('table.vehicle'), t('table.from'), t('table.to'), t('table.axle'), t('table.status'), t('table.check'), `${t('table.height')} (mm)`]
    const rows = fitments.map(({ vehicle, axle, status, restrictions, rideHeightMm }) => [
      `${vehicle.brand} ${vehicle.model} ${vehicle.generation}`,
      vehicle.from,
      vehicle.to ?? '',
      spec(axle),
      t(`statuses.${status}`),
      restrictions.map((restriction) => checkText(t, restriction, lang)).join(' '),
      rideHeightMm,
    ])
    // The mark tells spreadsheets that the file is UTF-8; without it Thai and Japanese turn to noise.
    return { type: 'text/csv; charset=utf-8', body: `\uFEFF${[head, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n` }
  },
  'manual.pdf': async ({ product }, lang) => {
    const { SITE_URL } = environment()
    const body = await rememberPaper(JSON.stringify([product, lang, SITE_URL]), () => writeManual(product, lang, SITE_URL))
    return { type: 'application/pdf', body, inline: true, maxAgeSeconds: 3600 }
  },
}

/** Name a file is saved under; papers exist in three languages, so theirs says which. */
function nameFile(code: string, file: string, lang: Lang): string {
  return file.endsWith('.pdf') ? `${code}-${file.slice(0, -4)}-${lang}.pdf` : `${code}-${file}`
}

/** Files made from a product's own data, in the language of `?lang=`. */
export async function answerProductDocument(request: Request, params: { id: string; file: string }): Promise<Response> {
  try {
    const lang = langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang'))
    const write = Object.hasOwn(writers, params.file) ? writers[params.file] : undefined
    const info = write && slugSchema.safeParse(params.id).success ? await readProductInfo(lang, params.id) : null
    if (!write || !info) throw new ApiError('NOT_FOUND')
    const { type, body, inline = false, maxAgeSeconds = 300 } = await write(info, lang)
    const disposition = `${inline ? 'inline' : 'attachment'}; filename="${nameFile(info.product.code, params.file, lang)}"`
    return new Response(body, { headers: { 'content-type': type, 'content-disposition': disposition, 'cache-control': `public, max-age=${maxAgeSeconds}` } })
  } catch (error) {
    return errorResponse(toApiError(error), crypto.randomUUID())
  }
}
