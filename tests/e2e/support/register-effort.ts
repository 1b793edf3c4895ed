import { expect, type Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { countEffort } from './effort'
import { registerForm } from './register-form'
import { someVisitor } from './visits'
import { words } from './words'

/** Names and mailboxes of common length: those of other tests are made to be unlike any other. */
const people = {
  en: {
    name: 'Somchai Jaidee',
    email: 'somchai.jaidee@example.com',
    line: '45 Convent Road',
    place: 'silom',
    found: 'Si Lom, Bang Rak',
  },
  th: {
    name: 'สมชาย ใจดี',
    email: 'somchai.jaidee@example.com',
    line: '45 ถนนคอนแวนต์',
    place: 'สีลม',
    found: 'สีลม, บางรัก',
  },
  ja: { email: 'taro.yamada@example.com' },
} as const
/** The generation that is typed below. */
export const effortVehicle = 'isuzu-d-max-2015'
const vehicle = {
  typed: { en: 'd-max 2016', th: 'ดีแม็กซ์ 2559', ja: 'd-max 2016' },
  found: { en: 'Isuzu D-Max 2016', th: 'อีซูซุ ดีแม็กซ์ 2016', ja: 'いすゞ D-MAX 2016' },
} as const

/** The registration form as it is filled in on a phone without anything that can be left out; what it takes is counted. */
export function registerEffort(page: Page, locale: Locale) {
  const form = registerForm(page, locale)
  const effort = countEffort(page)
  const { texts, box, radio } = form
  const { warranty, form: fields } = words[locale]
  const textbox = (name: string) => form.form.getByRole('textbox', { name, exact: true })
  const postcode = textbox(fields.address.postcode)

  const answerName = async () => {
    if (locale !== 'ja') return effort.type(form.name, people[locale].name)
    const { given, familyKana, givenKana } = fields.name
    await effort.type(form.name, '山田', { reading: 'やまだ' })
    await effort.type(textbox(given), '太郎', { reading: 'たろう', same: true })
    await expect(textbox(familyKana)).toHaveValue('ヤマダ')
    await expect(textbox(givenKana)).toHaveValue('タロウ')
    effort.check()
  }
  const openAddress = () => effort.tap(form.form.locator('summary').filter({ hasText: texts.owner.more }))
  const typeJapaneseAddress = async () => {
    const { prefecture, municipality, street } = fields.address
    await effort.type(postcode, '1500041')
    await effort.choose(box(prefecture), '東京都')
    await effort.type(textbox(municipality), '渋谷区', { reading: 'しぶやく' })
    await effort.type(textbox(street), '神南1-2-3', { reading: 'じんなん1-2-3' })
  }
  return {
    form,
    counts: effort.counts,
    typeSerial: (serial: string) => effort.type(form.serial, serial, { code: true }),
    answerVehicle: async () => {
      await effort.type(box(texts.vehicle.search), vehicle.typed[locale])
      await effort.pick(form.form.getByRole('option', { name: vehicle.found[locale] }))
      await expect(box(texts.vehicle.search)).toHaveValue(vehicle.found[locale])
      // Many serials answer this themselves. It is counted always, so that the figure does not hang on the part.
      await effort.pick(radio(warranty.positions.rear))
    },
    boughtToday: () => effort.pick(form.button(texts.purchase.today)),
    typeDay: async (iso: string) => {
      const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
      const typed = { day: String(date), month: String(month), year: String(locale === 'th' ? year + 543 : year) }
      for (const [index, part] of form.dayParts.entries()) {
        const same = index > 0
        await (part === 'month'
          ? effort.choose(form.day.month, typed.month, { same })
          : effort.type(form.day[part], typed[part], { same }))
      }
    },
    boughtFrom: (channel: keyof typeof warranty.channels) => effort.pick(radio(warranty.channels[channel])),
    takeReceipt: async (photo: Buffer) => {
      await effort.photo(form.form.getByText(fields.upload.take, { exact: true }), {
        name: 'IMG_2041.jpg',
        mimeType: 'image/jpeg',
        buffer: photo,
      })
      await expect(form.form.getByRole('img', { name: fields.upload.preview })).toBeVisible()
    },
    answerOwner: async () => {
      await answerName()
      const { phone } = someVisitor()
      await effort.type(form.phone, locale === 'ja' ? `090${phone.slice(2)}` : phone)
      await effort.type(form.email, people[locale].email)
    },
    /** The place by type-ahead; Japan's form has none. */
    typeAddress: async () => {
      await openAddress()
      if (locale === 'ja') return typeJapaneseAddress()
      const { line, place, found } = people[locale]
      await effort.type(textbox(fields.address.line), line)
      await effort.type(form.form.getByRole('combobox', { name: new RegExp(`^${fields.address.search}`) }), place)
      await effort.pick(form.form.getByRole('option', { name: found }))
      await expect(postcode).toHaveValue('10500')
    },
    /** A whole Thai address as it stands in a message. */
    pasteAddress: async () => {
      await openAddress()
      await effort.paste(textbox(fields.address.line), `${people.th.line} แขวงสีลม เขตบางรัก กทม. 10500`)
      await effort.pick(form.button(fields.address.pastedUse))
      await expect(postcode).toHaveValue('10500')
    },
    goOn: async (step: keyof typeof texts.steps) => {
      await effort.tap(form.next)
      await expect(form.step(step)).toBeFocused()
    },
    send: async () => {
      await effort.pick(form.terms)
      await effort.tap(form.send)
      await expect(form.panel).toBeFocused()
    },
  }
}
