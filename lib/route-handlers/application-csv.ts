import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ApiError } from '@/lib/contract/api-error'
import { applicationFilter, type Application } from '@/lib/contract/application'
import { langSchema, type Lang } from '@/lib/contract/common'
import { eachApplications } from '@/lib/data/applications'
import { checkTexts, statusText } from '@/lib/data/verdict-text'
import { csvLine, csvMark } from '@/lib/utils/csv'
import { answerRequest } from './answer-request'

async function openWriter(lang: Lang): Promise<{ head: string; write: (lines: readonly Application[]) => string }> {
  const [t, fit, spec] = await Promise.all([
    getTranslations({ locale: lang, namespace: 'application' }),
    getTranslations({ locale: lang, namespace: 'fitment' }),
    getTranslations({ locale: lang, namespace: 'spec' }),
  ])
  const head = csvLine([
    ...(['type', 'brand', 'model', 'generation', 'from', 'to'] as const).map((key) => t(`columns.${key}`)),
    t('table.axle'),
    t('columns.quantity'),
    t('table.part'),
    t('table.series'),
    t('table.fit'),
    t('table.check'),
    t('columns.height'),
  ])
  const writeLine = (line: Application) => {
    const { vehicle, product } = line
    const checks = checkTexts(fit, line, lang)
    return csvLine([
      spec(`vehicleTypes.${vehicle.type}`),
      ...[vehicle.brand, vehicle.model, vehicle.generation, vehicle.from, vehicle.to ?? ''],
      spec(`axles.${line.axle}`),
      line.quantity,
      product.code,
      spec(`series.${product.series}`),
      statusText(fit, line.status, checks.length > 0),
      checks.join(' '),
      line.rideHeightMm,
    ])
  }
  return { head, write: (lines) => lines.map(writeLine).join('') }
}

/** Text as a body that is asked for piece by piece: a slow reader holds one piece, not the whole chart. */
function streamText(first: string, rest: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await rest.return()
    },
  })
}

async function* writeEach(
  pieces: AsyncGenerator<Application[], void, undefined>,
  write: (lines: readonly Application[]) => string,
): AsyncGenerator<string, void, undefined> {
  for await (const piece of pieces) yield write(piece)
}

/** The application chart as a file, narrowed by `type`, `brand`, `model` and `year`, in the language of `?lang=`. */
export async function answerApplicationCsv(request: Request): Promise<Response> {
  const answer = async () => {
    const asked = Object.fromEntries(new URL(request.url).searchParams)
    const lang = langSchema.catch('en').parse(asked.lang)
    const filter = applicationFilter.safeParse(asked)
    if (!filter.success) throw new ApiError('INVALID_INPUT')
    const { head, write } = await openWriter(lang)
    const pieces = writeEach(eachApplications(lang, filter.data), write)
    // The first piece is read before the answer begins, so that a failure is still an error answer.
    const first = await pieces.next()
    return new Response(streamText(csvMark + head + (first.value ?? ''), pieces), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="yss-application-chart-${lang}.csv"`,
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    })
  }
  return answerRequest(request, answer, { limit: 'document' })
}
