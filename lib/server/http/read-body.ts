import { ApiError } from '@/lib/contract/api-error'

/** Milliseconds that a body of so many bytes may take: half a minute, and longer for a file that keeps coming at the pace of a slow telephone. */
export function longestWait(bytes: number): number {
  return 30_000 + bytes / 32
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * The body of a call, in memory. Throws PAYLOAD_TOO_LARGE beyond `maxBytes`, REQUEST_TIMEOUT for one that comes too slowly and INVALID_INPUT for
 * one that breaks off, as an upload does that its sender gives up. The rest of a refused body stays unread: cancelling it would close the
 * connection before the answer is sent (`slow-bodies.ts` closes it after).
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE')
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const began = performance.now()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await readChunk(reader, began + longestWait(size))
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE')
    chunks.push(value)
  }
}

/** The next piece of a body; REQUEST_TIMEOUT when it is not there until `deadline` (of `performance.now()`). */
export async function readChunk(reader: Reader, deadline: number): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('REQUEST_TIMEOUT')), Math.max(0, deadline - performance.now()))
  })
  const chunk = reader.read().catch((cause: unknown) => {
    throw new ApiError('INVALID_INPUT', { message: 'The body broke off', cause })
  })
  return Promise.race([chunk, late]).finally(() => clearTimeout(timer))
}
