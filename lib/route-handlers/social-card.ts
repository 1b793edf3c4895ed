import 'server-only'
import { ApiError } from '@/lib/contract/api-error'
import { langSchema } from '@/lib/contract/common'
import { readSocialCard } from '@/lib/data/social-cards'
import { socialKinds } from '@/lib/pictures/social-card'
import { getSocialCard } from '@/lib/server/social/social-cards'
import { answerRequest, cacheControlOf } from './answer-request'

/** `/social/products/<id>-th.jpg`: the picture of a shared link. What there is follows from the pages; NOT_FOUND for anything else. */
export async function answerSocialCard(request: Request, params: { kind: string; file: string }): Promise<Response> {
  const answer = async () => {
    const kind = socialKinds.find((one) => one === params.kind)
    const [, id, code] = /^(.{1,120})-([a-z]{2})\.jpg$/.exec(params.file) ?? []
    const lang = langSchema.safeParse(code)
    const card = kind && id && lang.success ? await readSocialCard(kind, id, lang.data) : null
    if (!card) throw new ApiError('NOT_FOUND')
    return new Response(await getSocialCard(card), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': cacheControlOf(request) },
    })
  }
  return answerRequest(request, answer, { limit: 'drawing' })
}
