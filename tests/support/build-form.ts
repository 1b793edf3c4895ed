import { randomUUID } from 'node:crypto'
import type { InputOf } from '@/lib/contract/endpoints'

type SentBuild = InputOf<'sendBuild'>

/** A scooter with two parts and one picture; `codes` and `pictureIds` have to be those of the database. */
export function buildForm(changes: Partial<SentBuild> & Pick<SentBuild, 'codes' | 'pictureIds'>): SentBuild {
  return {
    lang: 'th',
    key: randomUUID(),
    vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2025 },
    before: 'หลังยันก้นทุกลูกระนาด',
    changed: 'ข้ามลูกระนาดแล้วนิ่งในครั้งเดียว',
    shownName: 'ลุงหมี',
    phone: '081 234 5678',
    consent: true,
    ownPictures: true,
    guard: { website: '', elapsedMs: 42_000 },
    ...changes,
  }
}
