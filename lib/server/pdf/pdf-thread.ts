import 'server-only'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '@/lib/server/work-queue'
import type { PdfBytes, PdfFacts } from './write-pdf'

export type PdfThreadOptions = {
  /** Documents accepted at a time; more are TOO_MANY_REQUESTS. */
  maxWaiting: number
  /** Longest time for one document; then its thread is ended. */
  maxMs: number
  /** What the thread may hold, MB. Default: enough for documents of a few pages. */
  maxHeapMb?: number
  /** Default: the bundled program that writes documents. */
  open?: (maxHeapMb: number) => Worker
}

/** The address is one that the bundler understands: it makes a program of its own of this file. */
const openPdfWorker = (maxHeapMb: number) =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })

/**
 * Writes documents one after the other in a thread beside the one that answers visitors. The thread starts with the first document and keeps no
 * process alive; one that fails or takes too long is an error for its own document only, and the next document has a new thread.
 */
export function createPdfThread({
  maxWaiting,
  maxMs,
  maxHeapMb = 256,
  open = openPdfWorker,
}: PdfThreadOptions): (facts: PdfFacts) => Promise<PdfBytes> {
  const queue = createWorkQueue(maxWaiting)
  let current: Worker | null = null

  function start(): Worker {
    const worker = open(maxHeapMb)
    const forget = () => {
      if (current === worker) current = null
    }
    // Heard even when no document is being written: an error event that nobody hears ends the process.
    worker.on('error', forget).on('exit', forget).unref()
    return worker
  }

  async function write(facts: PdfFacts): Promise<PdfBytes> {
    const worker = (current ??= start())
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) }) as Promise<[PdfBytes]>
      worker.postMessage(facts)
      return (await answer)[0]
    } catch (error) {
      current = null
      await worker.terminate()
      throw error
    }
  }

  return (facts) => queue(() => write(facts))
}
