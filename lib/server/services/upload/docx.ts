import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const limits = { entries: 2000, bytes: 60 * 1024 * 1024, name: 260 } as const
const endLength = 22
const needed = ['[Content_Types].xml', 'word/document.xml'] as const
/** Programs within a document. */
const program = /vbaProject|vbaData|\.(?:bin|exe|dll|js|vbs|hta|lnk)$|^word\/(?:activeX|embeddings)\//i

type Entry = { name: string; method: number; flags: number; packed: number; size: number; start: number }

/** The list at the end of an archive; null = it has none, something stands behind it, or it is no plain archive. Format: APPNOTE 6.3, 4.3. */
function readEntries(bytes: Buffer): Entry[] | null {
  const end = bytes.length - endLength
  // A comment would leave room for another file behind the archive.
  if (end < 0 || bytes.readUInt32LE(end) !== 0x06054b50 || bytes.readUInt16LE(end + 20) !== 0) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > limits.entries || at + bytes.readUInt32LE(end + 12) !== end) return null
  const entries: Entry[] = []
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return null
    const [nameLength, more, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + Math.min(nameLength, limits.name)),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + more + comment
  }
  return at === end ? entries : null
}

/** Whether an entry is as large as it says; what it says is all that is ever unpacked. */
async function isHonest(bytes: Buffer, { method, packed, size, start }: Entry): Promise<boolean> {
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== 0x04034b50) return false
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  if (from + packed > bytes.length) return false
  if (method === 0) return packed === size
  const data = bytes.subarray(from, from + packed)
  const unpacked = await inflate(data, { maxOutputLength: Math.max(1, size) }).catch(() => null)
  return unpacked?.length === size
}

/**
 * Whether a file is a text document as a word processor makes it: an archive of plain entries with the document in it, no program, nothing encrypted, and no
 * more to unpack than it says and than a résumé has. It is only ever looked at, never run or shown.
 */
export async function isTextDocument(bytes: Buffer): Promise<boolean> {
  const entries = readEntries(bytes)
  if (!entries) return false
  const names = new Set(entries.map(({ name }) => name))
  const plain = entries.every(
    ({ flags, method, name }) => (flags & 1) === 0 && (method === 0 || method === 8) && !program.test(name),
  )
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (!plain || names.size !== entries.length || !needed.every((name) => names.has(name)) || total > limits.bytes)
    return false
  for (const entry of entries) if (!(await isHonest(bytes, entry))) return false
  return true
}
