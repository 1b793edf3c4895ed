import 'server-only'
import { ApiError } from '@/lib/contract/api-error'
import { getFitVerdictQuery } from '@/lib/contract/fitment'
import { queryFitTexts } from '@/lib/data/fit-texts'
import { answerRequest } from './answer-request'

export async function answerFitTexts(request: Request): Promise<Response> {
  return answerRequest(request, async () => {
    const parsed = getFitVerdictQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!parsed.success) throw new ApiError('INVALID_INPUT')
    const texts = await queryFitTexts(parsed.data)
    return Response.json(texts, { headers: { 'cache-control': 'public, max-age=300, s-maxage=3600' } })
  })
}
