import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv'
import { readRows, type ParsedRow } from './read-rows'
import type { RowError } from './row-errors'

const bytes = (text: string) => new TextEncoder().encode(text)
/** A file as a whole. */
async function readWhole(chunks: readonly Uint8Array[]) {
  const { kind, parts } = readRows(await readCsv(chunks))
  const whole = { kind, rows: [] as ParsedRow<unknown>[], errors: [] as RowError[], rowCount: 0 }
  for await (const { rows, errors, rowCount } of parts) {
    whole.rows.push(...rows)
    whole.errors.push(...errors)
    whole.rowCount += rowCount
  }
  return whole
}
const read = (text: string) => readWhole([bytes(text)])
const firstValues = async (text: string) => (await read(text)).rows[0]?.values

describe('forms of a file', () => {
  const expected = {
    code: 'A-1',
    name_en: 'One, "two"',
    springRateNmm: 12.5,
    top: { kind: 'eye', holeMm: 12.5, widthMm: 25 },
  }
  it.each([
    ['comma and line feeds', 'code,name_en,springRateNmm,top\nA-1,"One, ""two""",12.5,eye 12.5x25\n'],
    ['byte order mark', '\uFEFFcode,name_en,springRateNmm,top\nA-1,"One, ""two""",12.5,eye 12.5x25\n'],
    ['CRLF', 'code,name_en,springRateNmm,top\r\nA-1,"One, ""two""",12.5,eye 12.5x25\r\n'],
    [
      'semicolon with decimal commas',
      '\uFEFFcode;name_en;springRateNmm;top\r\nA-1;"One, ""two""";12,5;eye 12,5x25\r\n',
    ],
    ['semicolon with decimal points', 'code;name_en;springRateNmm;top\nA-1;"One, ""two""";12.5;eye 12.5x25'],
    ['other order and capitals of columns', 'TOP,SpringRateNMM,Code,Name_en\neye 12.5 x 25,12.5,A-1,"One, ""two"""'],
  ])('%s', async (_name, text) => {
    const file = await read(text)
    expect(file).toMatchObject({ kind: 'products', errors: [], rowCount: 1 })
    expect(file.rows[0]).toEqual({ row: 2, values: expected })
  })

  it.each([1, 7, 64])('the same in pieces of %i bytes, letters and quotes cut apart', async (size) => {
    const file = bytes('\uFEFFcode,name_th\r\nA-1,"โช้ค ""หลัง"", คู่"\r\nA-2,โช้ค\r\n')
    const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, at) =>
      file.slice(at * size, (at + 1) * size),
    )
    expect((await readWhole(pieces)).rows).toEqual([
      { row: 2, values: { code: 'A-1', name_th: 'โช้ค "หลัง", คู่' } },
      { row: 3, values: { code: 'A-2', name_th: 'โช้ค' } },
    ])
  })

  it('keeps line breaks in quotes, counts rows as a spreadsheet does and leaves empty ones out', async () => {
    const file = await read('code,description_en\nA-1,"two\nlines"\n,\nA-2,plain\n')
    expect(file.rows).toEqual([
      { row: 2, values: { code: 'A-1', description_en: 'two\nlines' } },
      { row: 4, values: { code: 'A-2', description_en: 'plain' } },
    ])
  })

  it('reads a decimal comma as such only where semicolons separate, and only in figures', async () => {
    expect((await read('code,springRateNmm\nA-1,"12,5"')).errors).toEqual([
      { row: 2, column: 'springRateNmm', code: 'not-a-number', value: '12,5' },
    ])
    expect(await firstValues('code;name_en;coils\nA-1;1,5 l;4,25')).toEqual({
      code: 'A-1',
      name_en: '1,5 l',
      coils: 4.25,
    })
  })

  it.each([
    ['an empty file', new Uint8Array(), 'is empty'],
    ['another encoding', Uint8Array.from([0x63, 0x6f, 0x64, 0x65, 0x0a, 0xe4, 0xbb]), 'not UTF-8'],
    ['UTF-16 without its mark', Buffer.from('code,name_en\nA1,Shock', 'utf16le'), 'not UTF-8'],
    ['a NUL in a cell', Buffer.from('code,name_en\nA1,Sho\u0000ck'), 'not UTF-8'],
    ['an open quote', bytes('code,name_en\n"A-1,x'), 'cannot be read as CSV'],
    ['an unknown kind', bytes('foo,bar\n1,2'), 'kind of file'],
    ['an unknown column', bytes('code,colour\n1,2'), '"colour" is not a column of products'],
    ['a column twice', bytes('code,axle,AXLE\n1,,'), 'twice'],
  ])('refuses %s', async (_name, content, message) => {
    await expect(readWhole([content])).rejects.toThrow(message)
  })

  it.each([
    ['is not closed', '"A-2,x\nA-3,y\n'],
    ['is followed by text', '"A-2"x,y\nA-3,y\n'],
    ['stands within a text', 'A-2,y"z\nA-3,y\n'],
  ])('names the row, as a spreadsheet counts, in which a quote %s', async (_name, rest) => {
    const file = read(`code,name_en\nA-1,"two\nlines"\n${rest}`)
    await expect(file).rejects.toMatchObject({ reason: 'not-csv', detail: '3' })
  })

  it('refuses a first row that is longer than any names of columns', async () => {
    await expect(read('x'.repeat(70_000))).rejects.toMatchObject({
      reason: 'long-header',
      message: 'The file cannot be read as CSV: its first row is longer than 65536 characters.',
    })
  })

  it.each([
    ['products', 'code,price_thb\nA,1'],
    ['vehicles', 'brand,model,from\nhonda,honda-x,2020-01'],
    ['fitments', 'product,vehicle\nA,honda-x-2020'],
  ])('knows %s by the columns', async (kind, text) => expect((await read(text)).kind).toBe(kind))
})

describe('cells', () => {
  it.each([
    ['price_thb', '12.5', 'not-whole'],
    ['price_thb', '-1', 'too-small'],
    ['family', 'scootr', 'unknown-value'],
    ['family', '', 'required'],
    ['strokeMm', '60 mm', 'not-a-number'],
    ['strokeMm', '-60', 'too-small'],
    ['top', 'eyelet 12', 'not-a-mount'],
    ['top', 'eye 0', 'not-a-mount'],
    ['adjusters', 'TRX', 'not-adjusters'],
    ['adjusters', 'TT', 'not-adjusters'],
    ['setups', 'factory rebound=', 'not-a-setup'],
    ['setups', 'race rebound=2', 'not-a-setup'],
    ['setups', 'factory sag=2', 'not-a-setup'],
    ['former_codes', 'A-1|OLD', 'not-part-numbers'],
    ['original_numbers', '52400?', 'not-part-numbers'],
    ['released_on', '2026-02-30', 'not-a-day'],
    ['id', 'Big Bike', 'not-an-id'],
    ['name_en', 'x'.repeat(201), 'too-big'],
  ])('%s = %j is refused: %s', async (column, cell, code) => {
    expect(
      (await read(`code,${column}\nA-1,"${cell}"`)).errors.map((error) => [error.row, error.column, error.code]),
    ).toEqual([[2, column, code]])
  })

  it.each([
    [
      'restrictions',
      'drive-only:4wd|from:2022-06|check-mount:10|alignment',
      [
        { code: 'drive-only', drive: '4wd' },
        { code: 'from', ym: '2022-06' },
        { code: 'check-mount', holeMm: 10 },
        { code: 'alignment' },
      ],
    ],
    ['restrictions', '', []],
    ['ride_height_mm', '−30', -30],
  ])('fitments: %s = %j', async (column, cell, expected) => {
    expect(await firstValues(`product,vehicle,${column}\nA,b,${cell}`)).toMatchObject({ [column]: expected })
  })

  it.each(['drive-only', 'drive-only:6wd', 'from:2022', 'alignment:yes', 'load-only:', 'check-mount', 'sunny'])(
    'restriction %s is refused',
    async (cell) => {
      expect((await read(`product,vehicle,restrictions\nA,b,${cell}`)).errors).toMatchObject([
        { code: 'not-a-restriction', value: cell },
      ])
    },
  )

  it('reads adjusters, setups and bare mounts', async () => {
    expect(
      await firstValues('code,adjusters,setups,bottom\nA,L C+R,factory preload=4 rebound=12|sport rebound=8,flange'),
    ).toEqual({
      code: 'A',
      adjusters: ['R', 'C', 'L'],
      bottom: { kind: 'flange', holeMm: null, widthMm: null },
      setups: [
        { column: 'factory', preload: 4, rebound: 12, compression: null, highSpeed: null, sagMm: null },
        { column: 'sport', preload: null, rebound: 8, compression: null, highSpeed: null, sagMm: null },
      ],
    })
  })

  it('tells of cells right of the last column', async () => {
    expect((await read('code,name_en\nA,b,,c')).errors).toEqual([
      { row: 2, column: '', code: 'too-many-cells', value: 'c' },
    ])
  })
})
