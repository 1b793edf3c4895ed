import { randomUUID } from 'node:crypto'
import type { InputOf } from '@/lib/contract/endpoints'

type Application = InputOf<'sendApplication'>

/** A phone number and three lines. */
export function applicationForm(changes: Partial<Application> = {}): Application {
  return {
    lang: 'th',
    key: randomUUID(),
    jobId: 'rd26-02',
    notice: '2026-11-23',
    phone: '081 234 5678',
    text: 'ปวส. ช่างยนต์\nทำงานศูนย์บริการ 3 ปี\nโทรได้หลังห้าโมงเย็น',
    consent: true,
    guard: { website: '', elapsedMs: 42_000 },
    ...changes,
  }
}
