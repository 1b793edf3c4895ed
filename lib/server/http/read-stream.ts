import { ApiError } from '@/lib/contract/api-error'
import { readChunk } from './read-body'

/** So long the next piece may take, ms. */
const pieceMs = 30_000

/**
 * The body of a call as it comes, never held as a whole: who reads slowly has it sent slowly. Throws PAYLOAD_TOO_LARGE beyond `maxBytes`,
 * REQUEST_TIMEOUT when nothing comes any more, INVALID_INPUT when it breaks off.
 */
export async function* readStream(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE')
  if (!request.body) return
  const reader = request.body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await readChunk(reader, performance.now() + pieceMs)
    if (done) return
    size += value.byteLength
    if (size > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE')
    yield value
  }
}
