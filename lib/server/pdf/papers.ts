import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '@/lib/config/environment'
import { logFailure } from '@/lib/server/http/log'
import { createPaperStore, type PaperStore } from './paper-store'
import { createPaperThread } from './paper-thread'
import type { CertificateFacts, ManualFacts, PaperBytes, PaperFacts } from './write-paper'

export type Papers = {
  /** Written once for the same facts, then kept on disk; callers at the same time share the work. */
  manual(facts: ManualFacts): Promise<PaperBytes>
  /** Written for this caller and kept nowhere: it holds personal data. */
  certificate(facts: CertificateFacts): Promise<PaperBytes>
}

export type PapersOptions = {
  store: PaperStore
  write: (facts: PaperFacts) => Promise<PaperBytes>
  /** Stands for the program, words and fonts that papers are made with. */
  version: string
}

/** Papers that are asked for. Both throw TOO_MANY_REQUESTS when too many wait to be written. */
export function createPapers({ store, write, version }: PapersOptions): Papers {
  const underWay = new Map<string, Promise<PaperBytes>>()

  async function readOrWrite(key: string, facts: ManualFacts): Promise<PaperBytes> {
    const stored = await store.read(key)
    if (stored) return stored
    const bytes = await write(facts)
    // A disk that is full or may not be written costs time, not the paper.
    await store.write(key, bytes).catch(logFailure)
    return bytes
  }

  return {
    manual(facts) {
      const key = createHash('sha256')
        .update(JSON.stringify([version, facts]))
        .digest('hex')
      const known = underWay.get(key)
      if (known) return known
      const paper = readOrWrite(key, facts).finally(() => underWay.delete(key))
      underWay.set(key, paper)
      return paper
    },
    certificate: write,
  }
}

/** The build's id: another program, other words or other fonts are another build. Development has none, and no paper outlives its process. */
function readVersion(): string {
  return environment().NODE_ENV === 'production'
    ? readFileSync(path.join(process.cwd(), '.next/BUILD_ID'), 'utf8')
    : randomUUID()
}

let papers: Papers | null = null

/** The process's papers. They lie beside Next's own caches: whatever is lost there is made again. */
export function getPapers(): Papers {
  papers ??= createPapers({
    store: createPaperStore(path.join(process.cwd(), '.next/cache/papers'), environment().PAPERS_MAX_MB * 1_000_000),
    write: createPaperThread({ maxWaiting: 32, maxMs: 30_000 }),
    version: readVersion(),
  })
  return papers
}
