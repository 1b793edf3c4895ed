import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { daySchema } from '@/lib/contract/common'
import { addressFields } from '@/lib/contract/place'
import { ownerSchema, purchaseSchema } from '@/lib/contract/warranty-parts'
import { createWarrantyInput } from '@/lib/contract/warranty-register'
import { channels, positions } from '@/lib/contract/warranty-words'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { consentVersion } from '@/lib/domain/consent-version'
import { isKatakana } from '@/lib/domain/kana'
import { readYear } from '@/lib/domain/typed-date'
import { typedFigures } from '@/lib/domain/typed-figures'
import { isWholeName } from '@/lib/domain/person-name'
import { readPhone } from '@/lib/domain/phone'
import { dayInThailand } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import { emptyDraft, homeCountry, maxSerials, type Draft } from './register-draft'

/** What the form sends, without what is added when it is sent. */
const bareInput = createWarrantyInput.omit({ key: true, lang: true, guard: true })
export type Ready = z.output<typeof bareInput>

const filled = (text: string) => text.trim() || undefined

function toAddress(address: Draft['owner']['address']) {
  return addressFields.some((field) => field !== 'country' && address[field]?.trim()) ? address : undefined
}

/** Fields that were added and left empty at the end do not count; one in between does, so that places and errors agree. */
function toSerials(serials: readonly string[]): string[] {
  const last = serials.findLastIndex((serial) => serial.trim() !== '')
  return serials.slice(0, Math.max(1, last + 1))
}

/** Only for what was bought at a dealer: the field is not shown for other ways of buying. */
function toDealer({ channel, dealer, dealerId }: Draft['purchase']) {
  if (channel !== 'dealer') return {}
  return dealerId === '' ? { dealerName: filled(dealer) } : { dealerId }
}

/** The contract's input as the draft has it, right or wrong. */
function toInput(draft: Draft, locale: Locale): unknown {
  const { vehicle, purchase, owner } = draft
  return {
    serials: toSerials(draft.serials),
    productId: filled(draft.productId),
    position: draft.position,
    purchase: {
      boughtOn: purchase.boughtOn,
      channel: purchase.channel,
      invoice: filled(purchase.invoice),
      ...toDealer(purchase),
      fittedOn: filled(purchase.fittedOn),
      odometerKm:
        filled(purchase.odometerKm) === undefined
          ? undefined
          : Number(typedFigures(purchase.odometerKm).replaceAll(',', '')),
    },
    vehicle: {
      type: vehicle.type,
      brand: vehicle.brand,
      model: vehicle.model,
      year: readYear(vehicle.year) ?? Number.NaN,
      vehicleId: vehicle.byHand ? undefined : filled(vehicle.vehicleId),
      plate: filled(vehicle.plate),
      plateProvince: filled(vehicle.plateProvince),
      vinLast6: filled(vehicle.vinLast6),
    },
    fit: draft.fit.asked !== '' && draft.fit.asked !== draft.fit.confirmed ? 'open' : 'settled',
    owner: {
      name: owner.name,
      kana: locale === 'ja' ? owner.kana : undefined,
      phone: readPhone(owner.phone, homeCountry(locale)) ?? owner.phone,
      email: owner.email.trim(),
      lineId: filled(owner.lineId),
      address: toAddress(owner.address),
    },
    receiptId: draft.receipt?.id,
    photoId: draft.photo?.id,
    consents: { ...draft.consents, version: consentVersion },
  }
}

// Rules hang on the smallest part they are about: a rule of the whole would wait until everything else is right, and each step is checked alone.
const pastDay = daySchema.superRefine((day, context) => {
  if (day > dayInThailand(new Date()))
    context.addIssue({ code: 'too_big', origin: 'date', maximum: 0, inclusive: true, input: day })
})
const purchaseInPast = purchaseSchema
  .extend({ boughtOn: pastDay, fittedOn: pastDay.optional() })
  .superRefine(({ boughtOn, fittedOn }, context) => {
    if (fittedOn !== undefined && fittedOn < boughtOn)
      context.addIssue({
        code: 'too_small',
        origin: 'date',
        minimum: 0,
        inclusive: true,
        path: ['fittedOn'],
        input: fittedOn,
      })
  })
const ownerInJapanese = ownerSchema.extend({
  name: ownerSchema.shape.name.refine(isWholeName),
  kana: z
    .string()
    .trim()
    .max(120)
    .refine((kana) => isKatakana(kana) && isWholeName(kana)),
})

/** The whole form, checked by the contract; `custom` = a rule of the form's own. */
export function registrationSchema(locale: Locale): z.ZodType<Ready, Draft> {
  const input = bareInput
    .extend({
      purchase: purchaseInPast,
      owner: locale === 'ja' ? ownerInJapanese : ownerSchema,
      fit: z.literal('settled'),
    })
    .transform(({ fit: _asked, ...ready }) => ready)
  return z
    .custom<Draft>()
    .transform((draft) => toInput(draft, locale))
    .pipe(input)
}

export function makeResolver(locale: Locale) {
  return zodResolver(registrationSchema(locale))
}

const text = (max = 200) => z.string().max(max).catch('')
const optional = z.string().max(200).optional().catch(undefined)

function keptSchema(locale: Locale) {
  const empty = emptyDraft(locale)
  return z.object({
    serials: z.array(z.string().max(40)).min(1).max(maxSerials).catch(['']),
    productId: text(),
    productText: text(),
    position: z.enum(['', ...positions]).catch(''),
    vehicle: z
      .object({
        type: z.enum(['', ...vehicleTypes]).catch(''),
        brandId: text(),
        brand: text(),
        modelId: text(),
        model: text(),
        year: text(),
        vehicleId: text(),
        byHand: z.boolean().catch(false),
        plate: text(),
        plateProvince: text(),
        vinLast6: text(),
      })
      .catch(empty.vehicle),
    purchase: z
      .object({
        boughtOn: z.iso.date().catch(''),
        channel: z.enum(['', ...channels]).catch(''),
        dealer: text(),
        dealerId: text(),
        invoice: text(),
        fittedOn: z.iso.date().catch(''),
        odometerKm: text(),
      })
      .catch(empty.purchase),
    owner: z
      .object({
        name: text(),
        kana: text(),
        phone: text(),
        email: text(300),
        lineId: text(),
        address: z
          .object({
            country: z.string().regex(/^[A-Z]{2}$/),
            line: text(),
            line2: optional,
            province: optional,
            district: optional,
            subDistrict: optional,
            postcode: optional,
          })
          .catch(empty.owner.address),
      })
      .catch(empty.owner),
  })
}

/** The draft that a device has kept; null when there is nothing usable in it. */
export function readKept(stored: unknown, locale: Locale): Draft | null {
  const kept = keptSchema(locale).safeParse(stored)
  return kept.success ? { ...emptyDraft(locale), ...kept.data } : null
}
