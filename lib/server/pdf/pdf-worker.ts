import 'server-only'
import { parentPort } from 'node:worker_threads'
import { writePdf, type PdfFacts } from './write-pdf'

// The program of the thread that pdf-thread.ts starts. A failure ends it, which is how the other side hears of it.

async function answer(facts: PdfFacts): Promise<void> {
  const bytes = await writePdf(facts)
  parentPort?.postMessage(bytes, [bytes.buffer])
}

parentPort?.on('message', (facts: PdfFacts) => void answer(facts))
