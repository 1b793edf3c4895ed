import 'server-only'
import { ApiError } from '@/lib/contract/api-error'
import { langSchema } from '@/lib/contract/common'
import { askAsUser } from '@/lib/data/session'
import { getPdfs } from '@/lib/server/pdf/pdfs'
import { answerRequest } from './answer-request'

/** Nothing between the server and its owner's device may keep these. */
const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, noarchive',
  'referrer-policy': 'no-referrer',
}

const files = { 'my-data.pdf': 'application/pdf', 'my-data.json': 'application/json; charset=utf-8' } as const

/** Everything that is stored about whoever is signed in, to read or for programs. */
export async function answerAccountDocument(request: Request, { file }: { file: string }): Promise<Response> {
  const answer = async () => {
    if (file !== 'my-data.pdf' && file !== 'my-data.json') throw new ApiError('NOT_FOUND')
    const lang = langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang'))
    const [data, { name }] = await Promise.all([askAsUser('getMyData', {}), askAsUser('getMyAccount', {})])
    const body =
      file === 'my-data.pdf'
        ? await getPdfs().myData({ kind: 'my-data', data, name, lang })
        : JSON.stringify(data, null, 2)
    const headers = { 'content-type': files[file], 'content-disposition': `attachment; filename="${file}"` }
    return new Response(body, { headers: { ...privately, ...headers } })
  }
  return answerRequest(request, answer, { limit: 'document', errorHeaders: privately })
}
