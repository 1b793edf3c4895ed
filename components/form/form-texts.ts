import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** The words of the form parts, read on the server and handed to the client leaves. */
export async function readFormTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'form' })
  return {
    required: t('required'),
    optional: t('optional'),
    choose: t('choose'),
    /** Title of the summary of errors. */
    summary: t('summary'),
    /** There is no room left to save anything. */
    full: t('full'),
    /** By the code of a field error, and by what forms check themselves. */
    errors: {
      required: t('errors.required'),
      invalid: t('errors.invalid'),
      'too-small': t('errors.too-small'),
      'too-big': t('errors.too-big'),
      'unknown-value': t('errors.unknown-value'),
      'unknown-field': t('errors.unknown-field'),
      future: t('errors.future'),
      email: t('errors.email'),
      phone: t('errors.phone'),
      postcode: t('errors.postcode'),
      postcodeFormat: t('errors.postcodeFormat'),
      kana: t('errors.kana'),
      wholeName: t('errors.wholeName'),
    },
    address: {
      legend: t('address.legend'),
      country: t('address.country'),
      line: t('address.line'),
      lineHint: t('address.lineHint'),
      line2: t('address.line2'),
      search: {
        label: t('address.search'),
        hint: t('address.searchHint'),
        found: t('address.found'),
        listed: t('address.listed'),
        none: t('address.none'),
      },
      province: t('address.province'),
      district: t('address.district'),
      subDistrict: t('address.subDistrict'),
      khet: t('address.khet'),
      khwaeng: t('address.khwaeng'),
      postcode: t('address.postcode'),
      pasted: { title: t('address.pasted'), use: t('address.pastedUse'), keep: t('address.pastedKeep') },
      failed: t('address.failed'),
      retry: t('retry'),
      choose: t('choose'),
      optional: t('optional'),
      japan: {
        prefecture: t('address.prefecture'),
        municipality: t('address.municipality'),
        street: t('address.street'),
        postcodeHint: t('address.japanPostcodeHint'),
      },
      other: { line: t('address.otherLine'), city: t('address.city'), region: t('address.region') },
    },
    name: {
      full: t('name.full'),
      family: t('name.family'),
      given: t('name.given'),
      reading: t('name.reading'),
      familyKana: t('name.familyKana'),
      givenKana: t('name.givenKana'),
      kanaHint: t('name.kanaHint'),
    },
    phone: { label: t('phone.label'), hint: t('phone.hint'), invalid: t('errors.phone') },
  }
}

export type FormTexts = Awaited<ReturnType<typeof readFormTexts>>
