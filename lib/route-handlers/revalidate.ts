import 'server-only'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { shareTags } from '@/lib/next/shared-tags.mjs'
import { isBearer } from '@/lib/server/http/bearer'
import { parseJson } from '@/lib/server/http/parse-json'
import { readBody } from '@/lib/server/http/read-body'
import { cacheTags, catalogueLife } from '@/lib/data/cache-table'
import { answerRequest } from './answer-request'

const bodySchema = z.strictObject({ tags: z.array(z.enum(cacheTags)).min(1).max(Object.keys(cacheTags).length) })
const maxBytes = 1024
/** When who sent it had better send it once more. */
const retryAfterSeconds = 5

/** Marks stored pages as out of date: each is served once more while a fresh one is made. 404 where no secret is
 * configured, 401 for a wrong one, 503 while other instances cannot be told. */
export async function answerRevalidation(request: Request): Promise<Response> {
  const answer = async () => {
    const { REVALIDATE_SECRET: secret } = environment()
    if (secret === undefined) throw new ApiError('NOT_FOUND')
    if (!isBearer(request.headers.get('authorization'), secret)) throw new ApiError('UNAUTHORIZED')
    const { tags } = await readTags(request)
    for (const tag of new Set(tags)) revalidateTag(tag, catalogueLife)
    // This instance has marked its pages, and tells the others when it can; who sent this had better send it once more.
    if ((await shareTags()?.isReached()) === false) throw new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds })
    return Response.json({ refreshed: tags }, { headers: { 'cache-control': 'no-store' } })
  }
  return answerRequest(request, answer)
}

async function readTags(request: Request): Promise<z.infer<typeof bodySchema>> {
  const parsed = bodySchema.safeParse(parseJson(await readBody(request, maxBytes)))
  if (!parsed.success) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'tags', code: 'invalid' }] })
  return parsed.data
}
