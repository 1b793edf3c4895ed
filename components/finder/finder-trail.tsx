import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { FinderState } from '@/lib/data/finder'
import type { Locale } from '@/lib/i18n/locales'
import { finderHref } from '@/lib/routes/finder-links'

/** Choices made so far, each with a way to change it. */
export async function FinderTrail({ state, locale }: { state: FinderState; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'finder' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
  ])
  const made = [
    state.step !== 'type' && state.type
      ? { step: t('steps.type'), value: spec(state.type), href: finderHref(locale) }
      : null,
    state.step === 'model' || state.step === 'year'
      ? { step: t('steps.brand'), value: state.brand.name, href: finderHref(locale, { type: state.type }) }
      : null,
    state.step === 'year'
      ? {
          step: t('steps.model'),
          value: state.model.name,
          href: finderHref(locale, { type: state.type, brand: state.brand.id }),
        }
      : null,
  ].filter((choice) => choice !== null)
  if (made.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-y border-line py-2 text-sm">
      {made.map(({ step, value, href }) => (
        <li key={step} className="flex items-center gap-2">
          <span className="text-steel">{step}</span>
          <strong>{value}</strong>
          <AppLink
            href={href}

            className="inline-flex min-h-8 items-center underline underline-offset-4 hover:decoration-2"
            aria-label={`${t('change')}: ${step}`}
          >
            {t('change')}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
