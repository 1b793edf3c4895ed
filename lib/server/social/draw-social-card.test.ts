import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { socialCardAddress, type SocialCard } from '@/lib/pictures/social-card'
import { createPdfStore } from '@/lib/server/pdf/pdf-store'
import { drawSocialCard } from './draw-social-card'
import { markBreaks } from './lay-out-text'
import { getSocialCard } from './social-cards'

const card: SocialCard = {
  kind: 'products',
  id: 'a-part',
  lang: 'en',
  title: 'A part & more < 300 mm',
  line: 'TG36-330TRCL-07B',
  picture: 'air-spring-black-any',
}
const cards: SocialCard[] = [
  card,
  { ...card, lang: 'th', title: 'โช้คหลังคู่ ซับแทงค์ สำหรับรถบรรทุกน้ำหนักมากที่ต้องขับขึ้นเขาทุกวัน', picture: 'shop-vice' },
  { ...card, lang: 'ja', title: 'リザーバータンク付きツインショック', line: '2026年3月20日', picture: null },
]

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

describe('the picture of a shared link', () => {
  it.each(cards)('in $lang has the size of shared links and weighs little', async (one) => {
    const bytes = await drawSocialCard(one)
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(bytes.length).toBeLessThan(150_000)
  })

  it('shows its words: another title is another picture', async () => {
    const [one, other] = await Promise.all([drawSocialCard(card), drawSocialCard({ ...card, title: 'Another part' })])
    expect(one.equals(other)).toBe(false)
  })

  it('has another address when anything in it changes', () => {
    const addresses = [card, { ...card, title: 'B' }, { ...card, line: 'C' }, { ...card, picture: null }, ...cards]
    expect(new Set(addresses.map(socialCardAddress)).size).toBe(addresses.length - 1)
  })

  it('is drawn once for callers at the same time and kept', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'social-'))
    folders.push(folder)
    const store = createPdfStore(path.join(folder, 'store'), 1_000_000, { ending: 'jpg', type: 'image/jpeg' })
    const [one, other] = await Promise.all([getSocialCard(card, store), getSocialCard(card, store)])
    expect(one).toBe(other)
    expect(await readdir(path.join(folder, 'store'))).toHaveLength(1)
    expect(await getSocialCard(card, store)).toEqual(one)
  })
})

describe('lines', () => {
  it('end between Thai words, never within one of this trade', () => {
    const marked = markBreaks('โช้คซับแทงค์สำหรับรถ', 'th')
    expect(marked).toContain('ซับแทงค์')
    expect(marked).toContain('\u200b')
  })

  it('part no figure from its unit and no word in katakana', () => {
    expect(markBreaks('with 330 mm', 'en')).toBe('with 330\u00a0mm')
    expect(markBreaks('ローダウン', 'ja')).not.toContain('\u200b')
  })
})
