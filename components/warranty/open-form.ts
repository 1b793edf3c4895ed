import { readFreshDraft } from '@/lib/utils/drafts'
import { readSerial } from '@/lib/domain/serial'
import type { Locale } from '@/lib/i18n/locales'
import { emptyDraft, maxSerials, reviewStep, type Draft } from './register-draft'
import { draftStore } from './use-draft-saving'

/** `draft` = what this device has kept; `label` = what a scanned label carries. */
export type Opened = {
  origin: 'draft' | 'label'
  values: Draft
  step: number
  /** '' = a new form. */ key: string
  /** When the draft was last written, ISO time; null = it is no draft. */ keptAt: string | null
}

/** Serials in `?serial=`, one or several joined by commas, as printed where they can be read. */
export function readAddressSerials(search: string): string[] {
  const typed = new URLSearchParams(search).getAll('serial').flatMap((value) => value.split(','))
  const serials = typed.map((text) => {
    const reading = readSerial(text)
    return reading.kind === 'serial' ? reading.serial.text : text.trim().slice(0, 40)
  })
  return [...new Set(serials.filter(Boolean))].slice(0, maxSerials)
}

/** The part number in `?part=`, as a label carries it beside the serial; '' = none. */
function readAddressPart(search: string): string {
  return new URLSearchParams(search).get('part')?.trim().slice(0, 40) ?? ''
}

/**
 * What a form begins with: the kept draft, or the scanned label, whose part is then answered already. A label of another part than the draft's
 * begins a new form, but knows the person and the vehicle. null = nothing is known.
 */
export async function openForm(search: string, locale: Locale): Promise<Opened | null> {
  const stored = readFreshDraft(draftStore, new Date())
  const kept = stored && (await import('./register-schema')).readKept(stored.values, locale)
  const [serials, productText] = [readAddressSerials(search), readAddressPart(search)]
  if (stored && kept && serials.every((serial) => kept.serials.includes(serial)))
    return {
      origin: 'draft',
      values: kept,
      step: Math.min(Math.max(0, Math.trunc(stored.step)), reviewStep),
      key: stored.key,
      keptAt: stored.savedAt,
    }
  if (serials.length === 0 && productText === '') return null
  const legible = serials.length > 0 && serials.every((serial) => readSerial(serial).kind === 'serial')
  return {
    origin: 'label',
    values: {
      ...emptyDraft(locale),
      ...(kept && { vehicle: kept.vehicle, owner: kept.owner }),
      serials: serials.length > 0 ? serials : [''],
      productText,
    },
    step: legible ? 1 : 0,
    key: '',
    keptAt: null,
  }
}
