import 'server-only'
import { z } from 'zod'
import { langSchema } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { trackKinds, writeTrack } from '@/lib/videos/tracks'
import { readVideos } from '@/lib/data/videos'
import { answerRequest, cacheControlOf } from './answer-request'

/** `subtitles.th.vtt`. Another language than the site's is not there: a player must not be given the wrong one. */
const fileSchema = z
  .string()
  .regex(/^[a-z]+\.[a-z]+\.vtt$/)
  .transform((file) => file.split('.'))
  .pipe(z.tuple([z.enum(trackKinds), langSchema, z.literal('vtt')]))

/** A text file of a film of ours as WebVTT. Kept for a year under a versioned address, for five minutes without. */
export async function answerFilmTrack(request: Request, { id, file }: { id: string; file: string }): Promise<Response> {
  const answer = async () => {
    const { data: asked } = fileSchema.safeParse(file)
    if (!asked) throw new ApiError('NOT_FOUND')
    const [kind, lang] = asked
    const video = (await readVideos(lang)).find((one) => one.id === id)
    if (video?.film?.provider !== 'own') throw new ApiError('NOT_FOUND')
    return new Response(writeTrack(video, kind, lang), {
      headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': cacheControlOf(request) },
    })
  }
  return answerRequest(request, answer)
}
