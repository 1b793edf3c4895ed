import type { Papers } from '@/lib/server/pdf/papers'
import { writePaper } from '@/lib/server/pdf/write-paper'

/** Stands in for `lib/server/pdf/papers`: every paper is written anew, and in this thread, because the other one's program is made by a build. */
export function getPapers(): Papers {
  return { manual: writePaper, certificate: writePaper }
}
