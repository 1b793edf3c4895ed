import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { docx, zipOf } from '@/tests/support/docx'
import { isTextDocument } from './docx'

const bigZeros = Buffer.alloc(64 * 1024 * 1024)

describe('isTextDocument', () => {
  it('takes a document as word processors make it', async () => {
    expect(await isTextDocument(docx())).toBe(true)
  })

  it.each<[string, () => Buffer]>([
    ['an archive without a document', () => zipOf([{ name: 'readme.txt', data: Buffer.from('hello') }])],
    ['a table', () => docx({ 'word/document.xml': null, 'xl/workbook.xml': Buffer.from('<workbook/>') })],
    ['a document with a macro', () => docx({ 'word/vbaProject.bin': Buffer.from('VBA') })],
    ['a document with a program', () => docx({ 'word/embeddings/oleObject1.bin': Buffer.from('MZ') })],
    ['a document with a file behind it', () => Buffer.concat([docx(), Buffer.from('<script>alert(1)</script>')])],
    ['a document with a program before it', () => Buffer.concat([Buffer.from('MZ\u0090\u0000'), docx()])],
    ['a document cut off', () => docx().subarray(0, -30)],
    ['a bomb that says how large it is', () => docx({ 'word/media/a.png': bigZeros })],
    [
      'a bomb that says it is small',
      () =>
        zipOf([
          ...['[Content_Types].xml', 'word/document.xml'].map((name) => ({ name, data: Buffer.from('<x/>') })),
          { name: 'a', data: bigZeros, says: 10 },
        ]),
    ],
    [
      'the same entry twice',
      () =>
        zipOf(
          ['[Content_Types].xml', 'word/document.xml', 'word/document.xml'].map((name) => ({
            name,
            data: Buffer.from('<x/>'),
          })),
        ),
    ],
    ['four letters', () => Buffer.from('PK\u0003\u0004')],
    ['nothing', () => Buffer.alloc(0)],
  ])('refuses %s, soon', async (_what, make) => {
    const bytes = make()
    const started = performance.now()
    expect(await isTextDocument(bytes)).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('reads the checks of the fixture as archives have them', () => {
    const data = Buffer.from('<x/>')
    expect(zipOf([{ name: 'a', data }]).includes(deflateRawSync(data))).toBe(true)
    expect(zipOf([{ name: 'a', data }]).readUInt32LE(14)).toBe(crc32(data))
  })
})
