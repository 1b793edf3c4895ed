import 'server-only'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { slugSchema } from '@/lib/contract/common'
import type { DealerPage } from '@/lib/contract/dealer'
import type { DealerListing } from '@/lib/contract/dealer-listing'
import type { Entry, EntrySummary, ShownEntry } from '@/lib/contract/editor'
import { contentKinds, entryKinds, translationLangs, type EntryKind } from '@/lib/contract/editor-words'
import { clockInThailand, dayInThailand } from '@/lib/domain/calendar'
import { fitEntry } from '@/lib/domain/editor/entry-data'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { orNull } from './not-found'
import { askAsUser } from './session'

const filterSchema = z.object({
  kind: z.enum(contentKinds).optional().catch(undefined),
  /** Only what has to be translated into it. */
  toDo: z.enum(translationLangs).optional().catch(undefined),
})
export type EntryFilter = z.infer<typeof filterSchema>

/** The filter in an address; what it does not know is left out. */
export const readEntryFilter = (query: Record<string, string | string[] | undefined>): EntryFilter =>
  filterSchema.parse(query)

export const readEntries = (lang: Locale): Promise<EntrySummary[]> => askAsUser('getEntries', { lang })

type Named = { kind: EntryKind; id: string }

/** The kind and id of an address; not found where no entry can be. */
export function namedIn({ kind: given, id }: { kind: string; id: string }): Named {
  const kind = entryKinds.find((one) => one === given)
  if (!kind || !slugSchema.safeParse(id).success) notFound()
  return { kind, id }
}

/** A dealer's place at the desk; not found where no dealer can be. */
export function dealerIn({ id }: { id: string }): { kind: 'dealer'; id: string } {
  if (!slugSchema.safeParse(id).success) notFound()
  return { kind: 'dealer', id }
}

/** An entry of the desk. One that there is not yet begins empty if it was asked for as a new one; else it is not found. */
export async function readEntry({ kind, id }: Named, lang: Locale, isNew: boolean): Promise<Entry> {
  const found = await orNull(askAsUser('getEntry', { kind, id, lang }))
  if (!found && !isNew) notFound()
  return (
    found ?? {
      kind,
      id,
      title: '',
      state: 'draft',
      version: 0,
      live: false,
      plannedAt: null,
      changedAt: null,
      toDo: [],
      data: fitEntry(kindFields[kind], { facts: {}, words: { en: {}, th: {}, ja: {} } }),
      outdated: { th: {}, ja: {} },
      findings: [],
      history: [],
    }
  )
}

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The moment of an address, typed as clocks in Thailand show it; null = none that can be read. */
export function readMoment(given: string | string[] | undefined): Date | null {
  const moment = typeof given === 'string' && momentPattern.test(given) ? new Date(`${given}:00+07:00`) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

/** What visitors read of an entry; null = there is no such entry. */
export const readPreview = (named: Named, lang: Locale, at: Date | null): Promise<ShownEntry | null> =>
  orNull(askAsUser('previewEntry', { ...named, lang, ...(at && { at: at.toISOString() }) }))

/** What a dealer's place says, with what waits; null = there is no such dealer. */
export const readListing = (dealer: string, lang: Locale): Promise<DealerListing | null> =>
  orNull(askAsUser('getDealerListing', { lang, dealer }))

/** A dealer's page with what waits, or as it will be at a moment; null = there is no such dealer. */
export const readDealerPreview = (dealer: string, lang: Locale, at: Date | null): Promise<DealerPage | null> =>
  orNull(askAsUser('previewDealer', { lang, dealer, ...(at && { at: at.toISOString() }) }))

/** Day and clock in Thailand. */
export function formatMoment(iso: string, locale: Locale): string {
  return `${formatDate(dayInThailand(new Date(iso)), locale)} ${clockInThailand(new Date(iso))}`
}

const pages: Record<EntryKind, (id: string) => string> = {
  promotion: (id) => `/promotion#${id}`,
  news: (id) => `/newsAndEvents/${id}`,
  question: (id) => `/services/faq/${id}`,
  job: (id) => `/career/${id}`,
  'road-show': (id) => `/services/mobileService#${id}`,
  banner: () => '/',
}

/** The page on which visitors find an entry; shared by every language. */
export const pageOfEntry = ({ kind, id }: Named): string => pages[kind](id)
