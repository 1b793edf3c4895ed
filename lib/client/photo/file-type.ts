import { docxType } from '@/lib/contract/file-types'
import type { AcceptedFileType } from '@/lib/domain/photo-limits'

const startBytes = 12

/** What a file is by its first 12 bytes, whatever its name says; null = nothing that can be sent. */
export function fileTypeOf(start: Uint8Array): AcceptedFileType | null {
  // A letter a byte: what browsers call latin1 is windows-1252, in which a PNG begins with a per mille sign.
  const text = String.fromCharCode(...start.subarray(0, startBytes))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  // What is in an archive the service looks at.
  if (text.startsWith('PK\u0003\u0004')) return docxType
  return text.startsWith('%PDF-') ? 'application/pdf' : null
}

/** Reads the type from the file itself. */
export async function readFileType(file: Blob): Promise<AcceptedFileType | null> {
  return fileTypeOf(new Uint8Array(await file.slice(0, startBytes).arrayBuffer()))
}
