import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { parseJson } from '@/lib/server/http/parse-json'
import { readBody } from '@/lib/server/http/read-body'
import { cacheTags, catalogueLife } from '@/lib/data/cache-table'
import { answerRequest } from './answer-request'

const bodySchema = z.strictObject({ tags: z.array(z.enum(cacheTags)).min(1).max(Object.keys(cacheTags).length) })
const maxBytes = 1024

/** Marks stored pages as out of date: each is served once more while a fresh one is made. 404 where no secret is configured, 401 for a wrong one. */
export async function answerRevalidation(request: Request): Promise<Response> {
  const answer = async () => {
    const { REVALIDATE_SECRET: secret } = environment()
    if (secret === undefined) throw new ApiError('NOT_FOUND')
    if (!isBearer(request.headers.get('authorization'), secret)) throw new ApiError('UNAUTHORIZED')
    const { tags } = await readTags(request)
    for (const tag of new Set(tags)) revalidateTag(tag, catalogueLife)
    return Response.json({ refreshed: tags }, { headers: { 'cache-control': 'no-store' } })
  }
  return answerRequest(request, answer)
}

async function readTags(request: Request): Promise<z.infer<typeof bodySchema>> {
  const parsed = bodySchema.safeParse(parseJson(await readBody(request, maxBytes)))
  if (!parsed.success) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'tags', code: 'invalid' }] })
  return parsed.data
}

/** Compares digests, which are of one length, in constant time: the answer's delay tells nothing about the secret. */
function isBearer(header: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}
