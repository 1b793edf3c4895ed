import { docxType } from '@/lib/contract/file-types'
import type { AcceptedFileType } from '@/lib/domain/photo-limits'

const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'])
const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** What a file is by its first bytes, whatever it calls itself; `heic` = a picture that browsers of iPhones make, null = anything else. Of an archive only the caller can say whether it is a text document. */
export function detectFileType(bytes: Buffer): AcceptedFileType | 'heic' | null {
  if (bytes.subarray(0, 3).equals(jpeg)) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(png)) return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (/^%PDF-[12]\.\d/.test(text(bytes, 0, 8))) return 'application/pdf'
  if (text(bytes, 0, 4) === 'PK\u0003\u0004') return docxType
  if (text(bytes, 4, 8) === 'ftyp' && heicBrands.has(text(bytes, 8, 12))) return 'heic'
  return null
}

/** A whole PDF ends in its mark, give or take a few line ends: one that was cut off lacks it, and one with an archive tied behind has it too early. */
export function isWholePdf(bytes: Buffer): boolean {
  return /%%EOF\s*$/.test(text(bytes, Math.max(0, bytes.length - 1024), bytes.length))
}
