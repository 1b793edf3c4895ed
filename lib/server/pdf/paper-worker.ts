import 'server-only'
import { parentPort } from 'node:worker_threads'
import { writePaper, type PaperFacts } from './write-paper'

// The program of the thread that paper-thread.ts starts. A failure ends it, which is how the other side hears of it.

async function answer(facts: PaperFacts): Promise<void> {
  const bytes = await writePaper(facts)
  parentPort?.postMessage(bytes, [bytes.buffer])
}

parentPort?.on('message', (facts: PaperFacts) => void answer(facts))
