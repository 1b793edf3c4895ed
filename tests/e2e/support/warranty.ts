import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createCompanyClient } from '@/lib/client/company-client'
import { endpoints } from '@/lib/contract/endpoints'
import { uploadSchema } from '@/lib/contract/upload'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import type { WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { consentVersion } from '@/lib/domain/consent-version'
import { serialFrom } from '@/lib/domain/serial'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import { labelFor, labelOfTerm, type Label } from './labels'
import { someAddress, tokenOf, type someVisitor } from './visits'

type Visitor = ReturnType<typeof someVisitor>

/** A rightly formed serial of a year in which no sample was made. */
export const neverIssued = () => serialFrom('2514A', randomInt(1, 99_999))

/** The same serial with another check character. */
export function misread(serial: string): string {
  return serial.slice(0, -1) + (serial.endsWith('7') ? '4' : '7')
}

/** A day some days ago, as the calendar in Thailand counts. */
export const daysAgo = (days: number) => addDays(dayInThailand(new Date()), -days)

/** A photograph as a phone takes it: it says where. */
export function photoWithPlace(): Promise<Buffer> {
  const where = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '13/1 45/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '100/1 30/1 0/1',
  }
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8b48c' } })
    .withExif({ IFD0: { Make: 'Sample camera' }, IFD3: where })
    .jpeg()
    .toBuffer()
}

/** What the site's own API says about warranties. Each call comes from an address of its own. */
export function warrantiesAt(origin: string) {
  const { call } = createCompanyClient({
    baseURL: `${origin}/api/company`,
    timeoutMs: 30_000,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', someAddress())
      return fetch(request)
    },
  })
  const sendReceipt = async (): Promise<string> => {
    const answer = await fetch(`${origin}/api/company/${endpoints.uploadFile.path}?purpose=receipt`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': someAddress() },
      body: new Uint8Array(await photoWithPlace()),
    })
    return uploadSchema.parse(await answer.json()).id
  }
  return {
    /** The label of a part for the vehicle that stands first in the lists of a type. */
    issued: async (lang: Locale, type: VehicleType = 'pickup'): Promise<Label> => {
      const [brand] = await call('getBrandsWarranty', { lang, type })
      const [model] = await call('getModelsWarranty', { lang, type, brand: brand?.id ?? '' })
      const [year] = await call('getYears', { lang, model: model?.id ?? '' })
      return labelFor(year?.vehicle.id ?? '')
    },
    /** Registers an issued part of a term with its receipt over the API. */
    register: async ({ visitor, term, lang }: { visitor: Visitor; term: WarrantyTermId; lang: Locale }) => {
      const { serial } = labelOfTerm(term)
      const receipt = await call('createWarranty', {
        key: randomUUID(),
        lang,
        serials: [serial],
        receiptId: await sendReceipt(),
        position: 'rear',
        purchase: { boughtOn: daysAgo(3), channel: 'dealer', odometerKm: 1200 },
        vehicle: { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: 2021 },
        owner: { name: visitor.name, phone: `+66${visitor.phone.slice(1)}`, email: visitor.email },
        consents: { terms: true, marketing: false, version: consentVersion },
        guard: { elapsedMs: 60_000 },
      })
      return { serial, receipt }
    },
    /** Opens a claim on a registration and answers its number. */
    claim: async ({ passport, pin }: Pick<WarrantyReceipt, 'passport' | 'pin'>, lang: Locale): Promise<string> => {
      const fault = {
        symptom: 'oil-leak',
        text: 'Oil on the rod after two weeks',
        guard: { elapsedMs: 60_000 },
      } as const
      const claim = await call('createClaim', { key: randomUUID(), lang, token: tokenOf(passport), pin, ...fault })
      return claim.number
    },
    /** What number, link and PIN of a registration open. */
    passport: ({ passport, pin }: Pick<WarrantyReceipt, 'passport' | 'pin'>, lang: Locale = 'en') =>
      call('getPassport', { token: tokenOf(passport), pin, lang }),
    check: async (serial: string, phone: string, lang: Locale = 'en') =>
      (await call('getWarrantyInfo', { serial, phoneLast4: phone.slice(-4), lang })).warranty,
  }
}
