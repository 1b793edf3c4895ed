import { readSerial } from '@/lib/domain/serial'
import type { FoundEntry } from './entry-points'
import type { SiteIndex } from './site-index'

const score = 100
/** What can be asked of the serial number of one part. */
const pages = ['services-productCode', 'services-warranty-checkWarranty', 'services-warranty-register']

/** Pages that tell of the part whose serial number was typed; empty = it is none. */
export function findSerial({ texts }: SiteIndex, query: string): FoundEntry[] {
  const reading = readSerial(query)
  if (reading.kind === 'no-serial') return []
  const code = encodeURIComponent(query.trim())
  return pages.flatMap((id, at) => {
    const entry = texts.documents.find((document) => document.entry.id === id)?.entry
    if (!entry) return []
    const path = at === 0 ? `${entry.path}?code=${code}` : entry.path
    return [{ entry: { ...entry, path }, score: score - at, isNamed: true, isWhole: true }]
  })
}
