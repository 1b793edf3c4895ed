import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ApiError } from '@/lib/contract/api-error'
import { getFitVerdictQuery } from '@/lib/contract/fitment'
import { askCompany } from '@/lib/data/company'
import { verdictText, type VerdictText } from '@/lib/data/verdict-text'
import { answerRequest } from './answer-request'

export type FitTexts = Record<string, VerdictText>

/** Verdicts in the visitor's language, by product id: worded here so that the browser needs neither messages nor a formatter. */
async function readFitTexts(search: URLSearchParams): Promise<FitTexts> {
  const parsed = getFitVerdictQuery.safeParse(Object.fromEntries(search))
  if (!parsed.success) throw new ApiError('INVALID_INPUT')
  const { lang } = parsed.data
  const [{ answers }, t] = await Promise.all([
    askCompany('getFitVerdict', parsed.data),
    getTranslations({ locale: lang, namespace: 'fitment' }),
  ])
  return Object.fromEntries(
    answers.map(({ productId, verdict, nearest }) => [productId, verdictText(t, verdict, lang, nearest)]),
  )
}

export async function answerFitTexts(request: Request): Promise<Response> {
  return answerRequest(request, async () => {
    const texts = await readFitTexts(new URL(request.url).searchParams)
    return Response.json(texts, { headers: { 'cache-control': 'public, max-age=300, s-maxage=3600' } })
  })
}
