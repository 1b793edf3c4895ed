import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** Texts of the chart's lines, read once for all of them. */
export async function readChartTexts(locale: Locale) {
  const [t, fit, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'application' }),
    getTranslations({ locale, namespace: 'fitment' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return { t, fit, spec }
}
export type ChartTexts = Awaited<ReturnType<typeof readChartTexts>>
