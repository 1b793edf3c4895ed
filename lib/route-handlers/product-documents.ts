import 'server-only'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import { langSchema, slugSchema, type Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import type { Fitment } from '@/lib/contract/fitment'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { getPdfs } from '@/lib/server/pdf/pdfs'
import { answerRequest } from './answer-request'
import { csvLine, csvMark } from '@/lib/utils/csv'
import { readProduct, readProductInfo } from '@/lib/data/products'
import { checkTexts, statusText } from '@/lib/data/verdict-text'

/** `code`: of the product. `inline`: shown by browsers that can, because some inside other apps refuse downloads. */
type File = {
  code: string
  type: string
  body: string | Uint8Array<ArrayBuffer>
  inline?: boolean
  maxAgeSeconds?: number
}
/** null = there is no such product. */
type Writer = (id: string, lang: Lang) => Promise<File | null>

async function writeFitments(fitments: readonly Fitment[], lang: Lang): Promise<string> {
  const [t, spec, columns] = await Promise.all([
    getTranslations({ locale: lang, namespace: 'fitment' }),
    getTranslations({ locale: lang, namespace: 'spec.axles' }),
    getTranslations({ locale: lang, namespace: 'application.columns' }),
  ])
  const head = [
    t('table.vehicle'),
    columns('from'),
    columns('to'),
    t('table.axle'),
    t('table.status'),
    t('table.check'),
    columns('height'),
  ]
  const rows = fitments.map(({ vehicle, axle, status, restrictions, rideHeightMm }) => {
    const checks = checkTexts(t, { status, restrictions }, lang)
    return [
      `${vehicleName(vehicle)} ${vehicle.generation}`,
      vehicle.from,
      vehicle.to ?? '',
      spec(axle),
      statusText(t, status, checks.length > 0),
      checks.join(' '),
      rideHeightMm,
    ]
  })
  return csvMark + [head, ...rows].map(csvLine).join('')
}

const writers: Record<string, Writer> = {
  'data.json': async (id, lang) => {
    const product = await readProduct(lang, id)
    return (
      product && { code: product.code, type: 'application/json; charset=utf-8', body: JSON.stringify(product, null, 2) }
    )
  },
  'fitments.csv': async (id, lang) => {
    const info = await readProductInfo(lang, id)
    return (
      info && {
        code: info.product.code,
        type: 'text/csv; charset=utf-8',
        body: await writeFitments(info.fitments, lang),
      }
    )
  },
  'data-sheet.pdf': async (id, lang) => {
    const product = await readProduct(lang, id)
    if (!product) return null
    const body = await getPdfs().dataSheet({ kind: 'data-sheet', product, lang, siteUrl: environment().SITE_URL })
    return { code: product.code, type: 'application/pdf', body, inline: true, maxAgeSeconds: 3600 }
  },
  'manual.pdf': async (id, lang) => {
    const product = await readProduct(lang, id)
    if (!product) return null
    const body = await getPdfs().manual({ kind: 'manual', product, lang, siteUrl: environment().SITE_URL })
    return { code: product.code, type: 'application/pdf', body, inline: true, maxAgeSeconds: 3600 }
  },
}

/** Name a file is saved under; documents exist in three languages, so theirs says which. */
function nameFile(code: string, file: string, lang: Lang): string {
  return file.endsWith('.pdf') ? `${code}-${file.slice(0, -4)}-${lang}.pdf` : `${code}-${file}`
}

/** Files made from a product's own data, in the language of `?lang=`. TOO_MANY_REQUESTS for a caller who asks for many, or while many are being made. */
export async function answerProductDocument(request: Request, params: { id: string; file: string }): Promise<Response> {
  const answer = async () => {
    const lang = langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang'))
    const write = Object.hasOwn(writers, params.file) ? writers[params.file] : undefined
    const written = write && slugSchema.safeParse(params.id).success ? await write(params.id, lang) : null
    if (!written) throw new ApiError('NOT_FOUND')
    const { code, type, body, inline = false, maxAgeSeconds = 300 } = written
    const disposition = `${inline ? 'inline' : 'attachment'}; filename="${nameFile(code, params.file, lang)}"`
    return new Response(body, {
      headers: {
        'content-type': type,
        'content-disposition': disposition,
        'cache-control': `public, max-age=${maxAgeSeconds}`,
      },
    })
  }
  return answerRequest(request, answer, { limit: 'document' })
}
