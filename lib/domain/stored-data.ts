import { casePlans } from './case-plans'
import type { KeptFor } from './draft-kept'
import { retentionRules } from './retention'

/** Why it may be kept: to do what somebody asked for (PDPA s. 24 (3)), because they agreed (s. 19), a legitimate interest (s. 24 (5)), a duty (s. 24 (6)). */
export type LegalBasis = 'contract' | 'consent' | 'interest' | 'law'

type StoredData = {
  /** Tables of the database. */
  tables: readonly string[]
  basis: LegalBasis
  /** How long; the words of `policy.data.<id>.kept` name them. None = as long as it is in use. */
  time?: KeptFor
  then?: KeptFor
}

const cases = ['visitor_case', 'visitor_case_event'] as const
const monthsOf = (kind: keyof typeof casePlans): KeptFor => ({ unit: 'months', count: casePlans[kind].keptMonths })

/** The longest time that limits remember a caller's address in memory; a test holds them to it. */
export const callerMemory: KeptFor = { unit: 'days', count: 7 }

/**
 * The record of what the site stores of people, in the order in which the privacy policy shows it; the words are `policy.data.<id>`. A test fails
 * when the database has a table that stands neither here nor below.
 */
export const storedData = {
  visit: {
    tables: ['appointment', 'appointment_event', 'seat'],
    basis: 'consent',
    time: retentionRules.visit.kept,
  },
  warranty: {
    tables: ['warranty', 'warranty_serial', 'serial_holder', 'warranty_event', 'warranty_message'],
    basis: 'contract',
    time: retentionRules['covered-warranty'].kept,
    then: retentionRules['other-warranty'].kept,
  },
  claim: {
    tables: ['claim', 'claim_event', 'claim_message'],
    basis: 'contract',
    time: retentionRules['covered-warranty'].kept,
  },
  'buyer-link': { tables: ['buyer_link'], basis: 'contract', time: retentionRules['buyer-link'].kept },
  contact: { tables: cases, basis: 'consent', time: monthsOf('contact') },
  application: { tables: cases, basis: 'consent', time: monthsOf('job-application') },
  build: { tables: cases, basis: 'consent', time: monthsOf('build') },
  report: { tables: cases, basis: 'interest', time: monthsOf('report') },
  request: { tables: cases, basis: 'law', time: monthsOf('data-request') },
  wish: {
    tables: ['wish'],
    basis: 'consent',
    time: retentionRules.wish.kept,
    then: retentionRules['answered-wish'].kept,
  },
  like: { tables: ['build_like'], basis: 'interest', time: retentionRules.like.kept },
  'build-report': { tables: ['build_report'], basis: 'interest', time: retentionRules['build-report'].kept },
  review: { tables: ['customer_review'], basis: 'interest' },
  file: { tables: ['upload'], basis: 'contract', time: retentionRules.upload.kept },
  message: {
    tables: ['outbox', 'outbox_recipient'],
    basis: 'contract',
    time: retentionRules.message.kept,
    then: retentionRules['message-count'].kept,
  },
  consent: { tables: ['consent_receipt'], basis: 'interest', time: retentionRules.consent.kept },
  analytics: {
    tables: ['visit_count', 'search_count', 'vital_count'],
    basis: 'consent',
    time: retentionRules['visit-count'].kept,
    then: retentionRules['search-count'].kept,
  },
  code: { tables: ['one_time_code'], basis: 'interest', time: retentionRules.code.kept },
  submission: { tables: ['submission'], basis: 'interest', time: retentionRules.submission.kept },
  caller: { tables: ['caller_day'], basis: 'interest', time: callerMemory },
  account: {
    tables: [
      'account',
      'account_registration',
      'account_session',
      'password_reset',
      'account_kept',
      'account_warranty',
      'passkey',
      'passkey_challenge',
    ],
    basis: 'contract',
    time: retentionRules.registration.kept,
    then: retentionRules.session.kept,
  },
  asked: { tables: ['asked_in_vain'], basis: 'interest', time: retentionRules.asked.kept },
  desk: {
    tables: ['desk_assignment', 'desk_note', 'desk_view', 'content_revision'],
    basis: 'interest',
    time: retentionRules['desk-view'].kept,
  },
  dealer: { tables: ['dealer', 'workshop', 'distributor', 'dealer_listing'], basis: 'contract' },
  'dealer-people': {
    tables: ['dealer_member', 'dealer_change', 'dealer_invitation'],
    basis: 'contract',
    time: retentionRules['dealer-change'].kept,
    then: retentionRules['dealer-invitation'].kept,
  },
} as const satisfies Record<string, StoredData>

export type StoredDataId = keyof typeof storedData
export const storedDataIds = Object.keys(storedData) as StoredDataId[]

/** Of dealers and whoever keeps a dealer's page: shown to partners, on the page about them. */
const partnerIds: readonly StoredDataId[] = ['dealer', 'dealer-people']
/** Which kinds of data a policy shows, by whose they are; each is shown once. */
export const storedDataOf = {
  visitors: storedDataIds.filter((id) => !partnerIds.includes(id)),
  partners: storedDataIds.filter((id) => partnerIds.includes(id)),
} as const
export type StoredDataOwner = keyof typeof storedDataOf

/** Tables that say nothing of anybody: products, vehicles, texts, and records of the program's own work. */
export const impersonalTables = [
  'banner',
  'brand',
  'content_entry',
  'fitment',
  'import_batch',
  'import_change',
  'lease',
  'meta',
  'model',
  'model_alias',
  'product',
  'product_adjuster',
  'product_number',
  'product_redirect',
  'product_text',
  'product_vehicle_type',
  'retention_run',
  'search_document',
  'search_gram',
  'search_index',
  'search_token',
  'serial_range',
  'spring_plan',
  'vehicle',
  'vehicle_page',
  'vehicle_page_vehicle',
] as const
