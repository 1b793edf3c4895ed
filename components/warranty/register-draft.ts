import type { SentFile } from '@/components/form/upload-state'
import type { Address } from '@/lib/contract/place'
import type { CreateWarrantyInput } from '@/lib/contract/warranty-register'
import type { Locale } from '@/lib/i18n/locales'

type Input = CreateWarrantyInput

/** The form as it is typed: nothing is missing, but anything may be empty. Paths are those of the contract wherever they can be. */
export type Draft = {
  serials: string[]
  productId: string
  /** What is typed to find the product. */
  productText: string
  position: Input['position'] | ''
  vehicle: {
    type: Input['vehicle']['type'] | ''
    brandId: string
    brand: string
    modelId: string
    model: string
    year: string
    vehicleId: string
    byHand: boolean
    plate: string
    plateProvince: string
    vinLast6: string
  }
  purchase: {
    boughtOn: string
    channel: Input['purchase']['channel'] | ''
    dealer: string
    dealerId: string
    invoice: string
    fittedOn: string
    odometerKm: string
  }
  /** Product and vehicle of which it was asked whether they belong together, and of which that was confirmed; '' = none. */
  fit: { asked: string; confirmed: string }
  owner: { name: string; kana: string; phone: string; email: string; lineId: string; address: Address }
  receipt: SentFile | null
  photo: SentFile | null
  consents: { terms: boolean; marketing: boolean }
}

/** Part, vehicle and purchase, owner, review. */
const stepCount = 4
export const reviewStep = stepCount - 1
export const maxSerials = 4

/** Country of addresses and phone numbers before one is chosen. */
export function homeCountry(locale: Locale): string {
  return locale === 'ja' ? 'JP' : 'TH'
}

export function emptyDraft(locale: Locale): Draft {
  return {
    serials: [''],
    productId: '',
    productText: '',
    position: '',
    vehicle: {
      type: '',
      brandId: '',
      brand: '',
      modelId: '',
      model: '',
      year: '',
      vehicleId: '',
      byHand: false,
      plate: '',
      plateProvince: '',
      vinLast6: '',
    },
    purchase: { boughtOn: '', channel: '', dealer: '', dealerId: '', invoice: '', fittedOn: '', odometerKm: '' },
    fit: { asked: '', confirmed: '' },
    owner: {
      name: '',
      kana: '',
      phone: '',
      email: '',
      lineId: '',
      address: { country: homeCountry(locale), line: '' },
    },
    receipt: null,
    photo: null,
    consents: { terms: false, marketing: false },
  }
}

/** What the device keeps: no files, whose ids run out, and neither answers nor consents that are given anew. */
export function keptPart(draft: Draft): Omit<Draft, 'fit' | 'receipt' | 'photo' | 'consents'> {
  const { serials, productId, productText, position, vehicle, purchase, owner } = draft
  return { serials, productId, productText, position, vehicle, purchase, owner }
}

/** A form with another part of the same person's vehicle. */
export function nextDraft(draft: Draft, locale: Locale): Draft {
  return { ...emptyDraft(locale), vehicle: draft.vehicle, owner: draft.owner }
}
