import { randomUUID } from 'node:crypto'
import { addDays } from '@/lib/domain/calendar'
import { planOf } from '@/lib/domain/case-plans'
import type { CaseKind } from '@/lib/contract/case-words'
import type { Database } from '@/lib/server/db/schema'

const day = '2026-11-23'
const at = (n: number) => new Date(Date.parse('2026-11-23T03:00:00.000Z') - n * 3_600_000).toISOString()
const numberOf = (letter: string, n: number) => `${letter}-${String(n).padStart(5, '0')}`

/** Rows as they come from the forms; their sealed words are none, because only lists are read. */
export function caseRow(kind: CaseKind, n: number, change: Partial<Database['visitor_case']> = {}) {
  return {
    id: randomUUID(),
    number: numberOf('R', n),
    kind,
    topic: kind === 'contact' ? 'warranty' : null,
    state: 'received',
    content: null,
    key_hash: randomUUID(),
    mailbox_hash: null,
    phone_hash: null,
    lang: 'th',
    suspected: 0,
    created_at: at(n),
    updated_at: at(n),
    due_on: addDays(day, 30 - (n % 60)),
    erase_on: addDays(day, planOf(kind).keptMonths * 30),
    erased_at: null,
    ...change,
  }
}

export function warrantyRow(n: number, change: Partial<Database['warranty']> = {}) {
  return {
    id: randomUUID(),
    number: numberOf('W', n),
    state: 'submitted',
    flags: '["receipt-missing"]',
    product_id: null,
    term: null,
    position: 'rear',
    serials: '["2614A000017"]',
    bought_on: day,
    purchase: JSON.stringify({ boughtOn: day, channel: 'online', invoice: 'INV-7' }),
    vehicle: JSON.stringify({ type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2023 }),
    owner: JSON.stringify({ name: 'Somchai Jaidee', phone: '+66812345678', email: 'somchai@example.com' }),
    phone_last4: '5678',
    lang: 'th',
    receipt_id: null,
    photo_id: null,
    confirmed_at: null,
    registered_at: at(n),
    covered_until: null,
    covered_km: null,
    pin_hash: null,
    new_pin_hash: null,
    new_pin_until: null,
    remind_on: null,
    ...change,
  }
}

export function claimRow(n: number, warrantyId: string, change: Partial<Database['claim']> = {}) {
  return {
    id: randomUUID(),
    number: numberOf('C', n),
    warranty_id: warrantyId,
    state: 'opened',
    symptom: 'oil-leak',
    text: 'It drips',
    odometer_km: 12_000,
    photos: '[]',
    opened_at: at(n),
    ...change,
  }
}

export function visitRow(n: number, workshopId: string, change: Partial<Database['appointment']> = {}) {
  return {
    id: randomUUID(),
    number: numberOf('V', n),
    key: randomUUID(),
    workshop_id: workshopId,
    job: 'fitting',
    vehicle: JSON.stringify({ type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2023 }),
    day: addDays(day, n % 40),
    slot: '10:00',
    bay: 1,
    minutes: 120,
    state: 'booked',
    name: 'Somchai',
    phone: '+66812345678',
    email: 'somchai@example.com',
    lang: 'th',
    note: '',
    suspected: 0,
    created_at: at(n),
    updated_at: at(n),
    ...change,
  }
}

export function wishRow(n: number, change: Partial<Database['wish']> = {}) {
  return {
    id: `wish-${n}`,
    same_key: null,
    vehicle_id: null,
    type: 'car',
    brand: 'Suzuki',
    model: 'Fronx',
    year: 2025,
    email: '',
    phone: '+66812345678',
    lang: 'th',
    suspected: 0,
    created_at: at(n),
    told_at: null,
    answered_at: null,
    path: null,
    ...change,
  }
}

export function dealerChangeRow(dealerId: string, change: Partial<Database['dealer_change']> = {}) {
  return {
    id: randomUUID(),
    dealer_id: dealerId,
    field: 'names',
    before: JSON.stringify({ en: 'Old shop', th: 'ร้านเก่า', ja: '旧店' }),
    after: JSON.stringify({ en: 'New shop', th: 'ร้านใหม่', ja: '新店' }),
    state: 'proposed',
    account_id: null,
    at: at(1),
    decided_at: null,
    decided_by: null,
    reason: '',
    ...change,
  }
}
