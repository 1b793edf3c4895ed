import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createCompanyClient } from '@/lib/client/company-client'
import type { SerialInfo, WarrantyReceipt } from '@/lib/contract/warranty'
import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { consentVersion } from '@/lib/domain/consent-version'
import { serialFrom } from '@/lib/domain/serial'
import { addDays, dayInThailand } from '@/lib/domain/warranty/dates'
import type { Locale } from '@/lib/i18n/locales'
import { someAddress, tokenOf, type someVisitor } from './visits'

type Visitor = ReturnType<typeof someVisitor>

/** The sample lots of the year: weeks 1–40, each numbered through to about here; a number beyond is asked for and left. */
const weeks = 40
const numbers = 9600

/** A serial of a sample lot that hardly anybody else has taken: tests run beside each other and after each other on one database. */
const someSerial = () => serialFrom(`26${String(randomInt(1, weeks + 1)).padStart(2, '0')}A`, randomInt(1, numbers + 1))

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
  const where = { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '100/1 30/1 0/1' }
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8b48c' } }).withExif({ IFD0: { Make: 'Sample camera' }, IFD3: where }).jpeg().toBuffer()
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
  const issued = async (fits: (info: SerialInfo) => boolean = () => true): Promise<{ serial: string; info: SerialInfo }> => {
    for (let tries = 0; tries < 80; tries += 1) {
      const serial = someSerial()
      const info = await call('getSerialInfo', { serial, lang: 'en' })
      if (info.product && fits(info)) return { serial, info }
    }
    throw new Error('No serial of a sample lot fits.')
  }
  return {
    issued: async () => (await issued()).serial,
    /** Registers an issued part of a term over the API. */
    register: async ({ visitor, term, lang }: { visitor: Visitor; term: WarrantyTermId; lang: Locale }) => {
      const { serial } = await issued((info) => info.term === term)
      const receipt = await call('createWarranty', {
        key: randomUUID(),
        lang,
        serials: [serial],
        position: 'rear',
        purchase: { boughtOn: daysAgo(3), channel: 'dealer', odometerKm: 1200 },
        vehicle: { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: 2021 },
        owner: { name: visitor.name, phone: `+66${visitor.phone.slice(1)}`, email: visitor.email },
        consents: { terms: true, marketing: false, version: consentVersion },
        guard: { elapsedMs: 60_000 },
      })
      return { serial, receipt }
    },
    /** What number, link and PIN of a registration open. */
    passport: ({ passport, pin }: Pick<WarrantyReceipt, 'passport' | 'pin'>, lang: Locale = 'en') => call('getPassport', { token: tokenOf(passport), pin, lang }),
    check: async (serial: string, phone: string) => (await call('getWarrantyInfo', { serial, phoneLast4: phone.slice(-4), lang: 'en' })).warranty,
  }
}
