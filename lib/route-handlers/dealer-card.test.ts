import '@/tests/support/environment'
import { describe, expect, it, vi } from 'vitest'
import type { Dealer } from '@/lib/contract/dealer'
import { answerDealerCard } from './dealer-card'

const dealer: Partial<Dealer> = {
  id: 'sample-loei',
  name: 'ร้านโช้คอัพ; เลย, สาขาริมโขงที่มีชื่อยาวเกินกว่าหนึ่งบรรทัดของนามบัตร',
  address: '1 "ถนนตัวอย่าง" ต.กุดป่อง อ.เมืองเลย จ.เลย 42000',
  province: { code: '42', name: 'เลย', slug: 'loei' },
  district: { id: 'เมืองเลย', name: 'เมืองเลย' },
  postcode: '42000',
  lat: 17.49,
  lng: 101.72,
  phones: ['02-000-0042', '067-000-0042'],
  email: null,
}
vi.mock('@/lib/data/dealers', () => ({
  readDealer: vi.fn((_lang: string, id: string) => Promise.resolve(id === dealer.id ? dealer : null)),
}))

const ask = (file: string, query = '') =>
  answerDealerCard(new Request(`https://yss.example/api/documents/dealers/${file}${query}`), file)

describe('a dealer as a contact to keep', () => {
  it('has its name, phones, place and page in the language asked for', async () => {
    const answer = await ask('sample-loei.vcf', '?lang=th')
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sample-loei.vcf"')
    const text = await answer.text()
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect([lines[0], lines[1], lines.at(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:4.0', 'END:VCARD'])
    expect(lines).toContain(`FN:${dealer.name?.replace(';', String.raw`\;`).replace(',', String.raw`\,`)}`)
    expect(lines.filter((line) => line.startsWith('TEL'))).toEqual([
      'TEL;TYPE="work,voice";VALUE=uri:tel:+66-2-000-0042',
      'TEL;TYPE="work,cell";VALUE=uri:tel:+66-67-000-0042',
    ])
    expect(lines.find((line) => line.startsWith('ADR'))).toBe(
      'ADR;LABEL="1 ถนนตัวอย่าง ต.กุดป่อง อ.เมืองเลย จ.เลย 42000":;;;เมืองเลย;เลย;42000;ไทย',
    )
    expect(lines).toContain('GEO:geo:17.49,101.72')
    expect(lines.find((line) => line.startsWith('URL'))).toMatch(/\/th\/whereToBuy\/loei\/sample-loei$/)
    expect(lines.some((line) => line.startsWith('EMAIL'))).toBe(false)
  })

  it.each(['nobody.vcf', 'sample-loei.txt', '..vcf'])('%s is not found', async (file) => {
    expect((await ask(file)).status).toBe(404)
  })
})
