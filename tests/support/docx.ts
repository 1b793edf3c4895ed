import { crc32, deflateRawSync } from 'node:zlib'

type ZipEntry = { name: string; data: Buffer; /** The size it claims, bytes; default: its own. */ says?: number }

function headers({ name, data, says = data.length }: ZipEntry, start: number): { local: Buffer; central: Buffer } {
  const [packed, title] = [deflateRawSync(data), Buffer.from(name)]
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(says, 18)
  common.writeUInt16LE(title.length, 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(start, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004'), common, title, packed]),
    central: Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, title]),
  }
}

/** An archive of these files. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const entry of entries) {
    const { local, central } = headers(entry, at)
    locals.push(local)
    centrals.push(central)
    at += local.length
  }
  const list = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, list, end])
}

const parts: Record<string, Buffer | null> = {
  '[Content_Types].xml': Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  '_rels/.rels': Buffer.from('<Relationships/>'),
  'word/document.xml': Buffer.from(`<w:document>${'<w:p>Curriculum vitae</w:p>'.repeat(40)}</w:document>`),
}

/** A text document as word processors make it, with parts added, or left out (null). */
export function docx(changes: Record<string, Buffer | null> = {}): Buffer {
  return zipOf(Object.entries({ ...parts, ...changes }).flatMap(([name, data]) => (data ? [{ name, data }] : [])))
}
