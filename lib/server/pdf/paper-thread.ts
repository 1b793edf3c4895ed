import 'server-only'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '@/lib/server/work-queue'
import type { PaperBytes, PaperFacts } from './write-paper'

export type PaperThreadOptions = {
  /** Papers accepted at a time; more are TOO_MANY_REQUESTS. */
  maxWaiting: number
  /** Longest time for one paper; then its thread is ended. */
  maxMs: number
  /** Default: the bundled program that writes papers. */
  open?: () => Worker
}

/** The address is one that the bundler understands: it makes a program of its own of this file. */
const openPaperWorker = () =>
  new Worker(new URL('./paper-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } })

/**
 * Writes papers one after the other in a thread beside the one that answers visitors. The thread starts with the first paper and keeps no
 * process alive; one that fails or takes too long is an error for its own paper only, and the next paper has a new thread.
 */
export function createPaperThread({
  maxWaiting,
  maxMs,
  open = openPaperWorker,
}: PaperThreadOptions): (facts: PaperFacts) => Promise<PaperBytes> {
  const queue = createWorkQueue(maxWaiting)
  let current: Worker | null = null

  function start(): Worker {
    const worker = open()
    const forget = () => {
      if (current === worker) current = null
    }
    // Heard even when no paper is being written: an error event that nobody hears ends the process.
    worker.on('error', forget).on('exit', forget).unref()
    return worker
  }

  async function write(facts: PaperFacts): Promise<PaperBytes> {
    const worker = (current ??= start())
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) }) as Promise<[PaperBytes]>
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
