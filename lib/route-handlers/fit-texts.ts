import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ApiError } from '@/lib/contract/api-error'
import { getFitVerdictQuery } from '@/lib/contract/fitment'
import { askCompany } from '@/lib/data/company'
import { vehicleName } from '@/lib/i18n/vehicle-name'
import { figureTexts } from '@/lib/data/fit-figure-texts'
import { verdictText, type VerdictText } from '@/lib/data/verdict-text'
import { answerRequest } from './answer-request'

export type FitTexts = Record<string, VerdictText>

/** Verdicts in the visitor's language, by product id: worded here so that the browser needs neither messages nor a formatter. */
async function readFitTexts(search: URLSearchParams): Promise<FitTexts> {
  const parsed = getFitVerdictQuery.safeParse(Object.fromEntries(search))
  if (!parsed.success) throw new ApiError('INVALID_INPUT')
  const { lang } = parsed.data
  const [{ vehicle, answers }, t] = await Promise.all([
    askCompany('getFitVerdict', parsed.data),
    getTranslations({ locale: lang, namespace: 'fitment' }),
  ])
  return Object.fromEntries(
    answers.map(({ productId, verdict, nearest, figures }) => [
      productId,
      {
        ...verdictText(t, verdict, lang, nearest),
        vehicle: `${vehicleName(vehicle)} ${vehicle.generation}`,
        figures: figureTexts(t, verdict, figures),
      },
    ]),
  )
}

export async function answerFitTexts(request: Request): Promise<Response> {
  return answerRequest(request, async () => {
    const texts = await readFitTexts(new URL(request.url).searchParams)
    return Response.json(texts, { headers: { 'cache-control': 'public, max-age=300, s-maxage=3600' } })
  })
}
