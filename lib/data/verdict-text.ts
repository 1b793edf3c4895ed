import type { getTranslations } from 'next-intl/server'
import type { FitReason, FitVerdict, Restriction, Verdict } from '@/lib/contract/fitment'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** A verdict as a visitor reads it; the nearest part's address is already localized. */
export type VerdictText = {
  verdict: Verdict
  label: string
  reasons: string[]
  nearest: { href: string; label: string } | null
}

type FitmentTexts = Awaited<ReturnType<typeof getTranslations<'fitment'>>>

/** Arguments of a reason's sentence: months in the calendar of the language, figures without needless digits. */
function argumentsOf(reason: FitReason | Restriction, locale: Locale): Record<string, string | number> {
  const { code: _code, ...rest } = reason
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]): [string, string | number][] => {
      if (name === 'ym' && typeof value === 'string') return [[name, formatDate(value, locale, 'month')]]
      if (typeof value === 'number') return [[name, Math.round(value * 10) / 10]]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

export function reasonText(t: FitmentTexts, reason: FitReason, locale: Locale): string {
  return t(`reasons.${reason.code}`, argumentsOf(reason, locale) as never)
}

/** What to look at before buying. */
export function checkText(t: FitmentTexts, restriction: Restriction, locale: Locale): string {
  return t(`checks.${restriction.code}`, argumentsOf(restriction, locale) as never)
}

export function verdictText(
  t: FitmentTexts,
  verdict: FitVerdict,
  locale: Locale,
  nearest: { id: string; name: string } | null = null,
): VerdictText {
  return {
    verdict: verdict.verdict,
    label: t(`verdicts.${verdict.verdict}`),
    reasons: verdict.reasons.map((reason) => reasonText(t, reason, locale)),
    nearest: nearest && {
      href: localizePath(`/products/${nearest.id}`, locale),
      label: t('nearest', { name: nearest.name }),
    },
  }
}
