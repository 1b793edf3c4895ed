import 'server-only'
import { createHash } from 'node:crypto'

type Bytes = Uint8Array<ArrayBuffer>

/** About 5 MB: a manual weighs 50–230 kB. */
const most = 32
const recent = new Map<string, Promise<Bytes>>()

/**
 * A paper without personal data, written once while it is asked for again and again; callers at the same time share the work.
 * @param facts everything the paper is made of
 */
export function rememberPaper(facts: string, write: () => Promise<Bytes>): Promise<Bytes> {
  const key = createHash('sha256').update(facts).digest('base64')
  const known = recent.get(key)
  // Put back at the end: the first of the map is the one that was not asked for longest.
  recent.delete(key)
  const paper = known ?? write().catch((error: unknown) => {
    recent.delete(key)
    throw error
  })
  recent.set(key, paper)
  const [oldest] = recent.keys()
  if (recent.size > most && oldest !== undefined) recent.delete(oldest)
  return paper
}
