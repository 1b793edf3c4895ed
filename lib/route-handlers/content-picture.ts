import 'server-only'
import { ApiError } from '@/lib/contract/api-error'
import { contentPictureQuery } from '@/lib/contract/editor'
import { askCompany } from '@/lib/data/company'
import { answerRequest } from './answer-request'

/** A picture that staff sent for content. Under its id there is never another one. */
export async function answerContentPicture(request: Request, id: string): Promise<Response> {
  const answer = async () => {
    const width = new URL(request.url).searchParams.get('width')
    const asked = contentPictureQuery.safeParse({ id, width })
    if (!asked.success) throw new ApiError('NOT_FOUND')
    const { type, base64 } = await askCompany('getContentPicture', asked.data)
    return new Response(Buffer.from(base64, 'base64'), {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    })
  }
  return answerRequest(request, answer, { limit: 'drawing' })
}
