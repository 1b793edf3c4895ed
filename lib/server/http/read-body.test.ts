import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import { readBody } from './read-body'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A body of which `bytes` come every `ms`; endless without `pieces`. Tells how many pieces were taken and whether it was cancelled. */
function bodyOf({ bytes, ms = 0, pieces = Infinity }: { bytes: number; ms?: number; pieces?: number }) {
  const seen = { pieces: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (seen.pieces === pieces) {
          controller.close()
          return
        }
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
        if (seen.cancelled) return
        seen.pieces += 1
        controller.enqueue(new Uint8Array(bytes))
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, seen }
}

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://site.test/', init)
}

async function codeOf(reading: Promise<unknown>): Promise<unknown> {
  return reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  )
}

describe('readBody', () => {
  it('answers the bytes, none for no body', async () => {
    expect((await readBody(post('ก'), 3)).toString()).toBe('ก')
    expect(await readBody(post(null), 3)).toHaveLength(0)
  })

  it('reads nothing of a body that says it is too large', async () => {
    const { body, seen } = bodyOf({ bytes: 10 })
    expect(await codeOf(readBody(post(body, { 'content-length': '11' }), 10))).toBe('PAYLOAD_TOO_LARGE')
    expect(seen.pieces).toBe(0)
  })

  it('reads no more than allowed of one that does not say so, and leaves the connection open for the answer', async () => {
    const { body, seen } = bodyOf({ bytes: 10 })
    expect(await codeOf(readBody(post(body), 25))).toBe('PAYLOAD_TOO_LARGE')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual({ pieces: 3, cancelled: false })
  })

  it('waits half a minute for a form', async () => {
    const { body } = bodyOf({ bytes: 1, ms: 1000 })
    const reading = codeOf(readBody(post(body), 64 * 1024))
    await vi.advanceTimersByTimeAsync(29_900)
    expect(await Promise.race([reading, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(200)
    expect(await reading).toBe('REQUEST_TIMEOUT')
  })

  it('waits longer for a file that keeps coming', async () => {
    const reading = codeOf(readBody(post(bodyOf({ bytes: 40_000, ms: 1000, pieces: 100 }).body), 10 * 1024 * 1024))
    await vi.advanceTimersByTimeAsync(101_000)
    expect(await reading).toBe('read')
  })

  it('one that breaks off is the sender’s doing', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    expect(await codeOf(readBody(post(body), 10))).toBe('INVALID_INPUT')
  })
})
