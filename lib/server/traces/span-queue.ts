import type { FinishedSpan } from './span'

const most = 2048
const atOnce = 512
const everyMs = 5000

/** Sends spans in the background, many at once. What a collector does not take is gone: no visitor waits for it, and no memory fills. */
export function createSpanQueue(
  send: (spans: readonly FinishedSpan[]) => Promise<void>,
  tell: (lost: number) => void,
): { add: (span: FinishedSpan) => void; flush: () => Promise<void>; stop: () => Promise<void> } {
  let waiting: FinishedSpan[] = []
  let lost = 0
  let sending: Promise<void> = Promise.resolve()

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce)
      waiting = waiting.slice(atOnce)
      await send(batch).catch(() => {
        lost += batch.length + waiting.length
        waiting = []
      })
    }
    if (lost > 0) tell(lost)
    lost = 0
  }
  const flush = () => (sending = sending.then(sendAll))

  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    add(span) {
      if (waiting.length >= most) lost += 1
      else waiting.push(span)
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
