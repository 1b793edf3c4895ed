import 'server-only'
import { ApiError } from '@/lib/contract/api-error'
import { uploadIdSchema } from '@/lib/contract/upload'
import { askCompany } from '@/lib/data/company'
import { answerRequest } from './answer-request'

/** A picture of a dealer's page. Under its id there is never another one. */
export async function answerDealerPicture(request: Request, given: string): Promise<Response> {
  const answer = async () => {
    const id = uploadIdSchema.safeParse(given).data
    if (id === undefined) throw new ApiError('NOT_FOUND')
    const { type, base64 } = await askCompany('getDealerPicture', { id })
    return new Response(Buffer.from(base64, 'base64'), {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
        // One that waits for a look is nobody's find.
        'x-robots-tag': 'noindex',
      },
    })
  }
  return answerRequest(request, answer, { limit: 'drawing' })
}
