import type { getTranslations } from 'next-intl/server'
import type { Fitment, FitmentStatus, FitReason, FitVerdict, Restriction, Verdict } from '@/lib/contract/fitment'
import { splitMadeFor } from '@/lib/domain/made-for'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { formatBuilt } from '@/lib/i18n/vehicle-name'

/** A verdict as a visitor reads it; the nearest part's address is already localized. */
export type VerdictText = {
  verdict: Verdict
  label: string
  reasons: string[]
  nearest: { href: string; label: string } | null
  /** Brand, model and generation, where the verdict is for the visitor's own vehicle. */
  vehicle?: string
  /** The part beside the original, a line each. */
  figures?: string[]
}

type FitmentTexts = Awaited<ReturnType<typeof getTranslations<'fitment'>>>

/** Arguments of a reason's sentence: months of build in the common era, figures without needless digits. */
function argumentsOf(reason: FitReason | Restriction, locale: Locale): Record<string, string | number> {
  const { code: _code, ...rest } = reason
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]): [string, string | number][] => {
      if (name === 'ym' && typeof value === 'string') return [[name, formatBuilt(value, locale)]]
      if (typeof value === 'number') return [[name, Math.round(value * 10) / 10]]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

export function reasonText(t: FitmentTexts, reason: FitReason, locale: Locale): string {
  return t(`reasons.${reason.code}`, argumentsOf(reason, locale) as never)
}

/** What to look at before buying, one sentence each; empty where there is nothing to say. */
export function checkTexts(
  t: FitmentTexts,
  { status, restrictions }: Pick<Fitment, 'status' | 'restrictions'>,
  locale: Locale,
): string[] {
  const checks = restrictions.map((restriction) =>
    t(`checks.${restriction.code}`, argumentsOf(restriction, locale) as never),
  )
  return status === 'needs-trimming' && !restrictions.some(({ code }) => code === 'trim')
    ? [t('trimming'), ...checks]
    : checks
}

/** How a part fits, in one word or two: what fits as it is, but has something to look at before buying, fits if. */
export const statusText = (t: FitmentTexts, status: FitmentStatus, isChecked: boolean): string =>
  status === 'direct' && isChecked ? t('verdicts.fits-if') : t(`statuses.${status}`)

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
      // It fits the visitor's vehicle, so its name does not speak of another one.
      label: t('nearest', { name: splitMadeFor(nearest.name, locale).base }),
    },
  }
}
