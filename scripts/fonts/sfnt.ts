/** Reads tables of a TrueType file; layout from the OpenType specification 1.9 (cmap). */
type Tables = (tag: string) => Buffer | null

export function openTables(font: Buffer): Tables {
  const offsets = new Map<string, [number, number]>()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16
    offsets.set(font.toString('latin1', at, at + 4), [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)])
  }
  return (tag) => {
    const [offset, length] = offsets.get(tag) ?? []
    return offset === undefined || length === undefined ? null : font.subarray(offset, offset + length)
  }
}

export function requireTable(tables: Tables, tag: string): Buffer {
  const table = tables(tag)
  if (!table) throw new Error(`The font has no table ${tag}`)
  return table
}

/** Format 4: segments of the basic plane. */
function readSegments(map: Buffer, glyphs: Map<number, number>): void {
  const double = map.readUInt16BE(6)
  for (let i = 0; i < double; i += 2) {
    const last = map.readUInt16BE(14 + i)
    const first = map.readUInt16BE(16 + double + i)
    const delta = map.readUInt16BE(16 + 2 * double + i)
    const place = 16 + 3 * double + i
    const offset = map.readUInt16BE(place)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : map.readUInt16BE(place + offset + 2 * (code - first))
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph > 0) glyphs.set(code, glyph)
    }
  }
}

/** Format 12: groups of all planes. */
function readGroups(map: Buffer, glyphs: Map<number, number>): void {
  for (let i = 0; i < map.readUInt32BE(12); i++) {
    const at = 16 + i * 12
    const first = map.readUInt32BE(at)
    for (let code = first; code <= map.readUInt32BE(at + 4); code++)
      glyphs.set(code, map.readUInt32BE(at + 8) + code - first)
  }
}

/** Glyph of each character code. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + i * 8))
    const format = map.readUInt16BE(0)
    if (format === 4) readSegments(map, glyphs)
    if (format === 12) readGroups(map, glyphs)
  }
  return glyphs
}
