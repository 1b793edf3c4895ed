import type { Passport } from '@/lib/contract/warranty-passport'
import { drawnProducts } from '@/lib/drawings/sample-products'

const drawn = drawnProducts.find(({ kind }) => kind === 'twin-shock')

/** A covered registration with one automatic history, for tests. */
export const coveredPassport: Passport = {
  number: 'W-7KQ4-M2XD',
  state: 'active',
  flags: [],
  product: drawn
    ? {
        ...drawn,
        id: 'e302-360t',
        code: 'RE302-360T-01',
        name: 'E302 twin shock',
        tagline: '',
        family: 'scooter',
        series: 'e-series',
        price: null,
        releasedOn: '2026-01-01',
        verdict: null,
      }
    : null,
  term: 'two-wheel',
  serials: ['2645-000123-7', '2645-000124-5'],
  position: 'rear',
  owner: 'Somchai Jaidee',
  contact: { phone: '+66812345678', email: 'somchai@example.com' },
  vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022 },
  purchase: { boughtOn: '2026-11-10', channel: 'dealer', dealer: 'A dealer', odometerKm: 1200 },
  registeredOn: '2026-11-21',
  coveredUntil: '2027-11-09',
  coveredKm: 21_200,
  serviceDue: { on: '2028-11-10', km: 21_200 },
  timeline: [
    { at: '2026-11-21T03:00:00.000Z', state: 'submitted', actor: 'customer', reason: null },
    { at: '2026-11-21T03:00:01.000Z', state: 'verified', actor: 'rule', reason: null },
    { at: '2026-11-21T03:00:01.000Z', state: 'active', actor: 'rule', reason: null },
  ],
  claims: [],
  thread: [],
  hasReceipt: false,
  buyerLinks: [],
  messages: { reminders: true, news: false, token: 'messages-token' },
  ticket: 'ticket-1',
}

/** One that waits for its owner. */
export const waitingPassport: Passport = {
  ...coveredPassport,
  state: 'unknown-serial',
  flags: ['unknown-serial', 'receipt-missing'],
  coveredUntil: null,
  coveredKm: null,
  serviceDue: null,
  timeline: [
    { at: '2026-11-21T18:30:00.000Z', state: 'submitted', actor: 'customer', reason: null },
    {
      at: '2026-11-21T18:30:00.000Z',
      state: 'unknown-serial',
      actor: 'rule',
      reason: 'unknown-serial receipt-missing',
    },
    { at: '2026-11-23T04:00:00.000Z', state: 'needs-information', actor: 'staff', reason: 'The label is blurred.' },
  ],
}

export const claim: Passport['claims'][number] = {
  number: 'C-234A-BCDE',
  state: 'opened',
  symptom: 'oil-leak',
  openedAt: '2026-12-01T03:00:00.000Z',
  timeline: [{ at: '2026-12-01T03:00:00.000Z', state: 'opened', actor: 'customer', reason: null }],
  messages: [],
}
