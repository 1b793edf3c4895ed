import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { FactRow } from '@/components/ui/fact-row'
import { readCountryFacts } from '@/lib/data/diagnostics'
import { localizePath } from '@/lib/i18n/locales'
import type { DiagnosisProps } from './diagnosis-props'

/** The country of who looks, and where that is known from. */
export async function Country({ path, locale }: DiagnosisProps) {
  const [t, words, facts] = await Promise.all([
    getTranslations({ locale, namespace: 'diagnostics.getCountry' }),
    getTranslations({ locale, namespace: 'diagnostics' }),
    readCountryFacts(path, locale),
  ])
  const { name, country, source, header, about } = facts
  return (
    <>
      <dl className="max-w-3xl border-t border-ink">
        <FactRow label={t('country')}>
          <span className="text-xl">{name === null ? words('unknown') : `${name} (${country ?? ''})`}</span>
        </FactRow>
        <FactRow label={t('source')}>{t(`sources.${source}`, { header })}</FactRow>
        {about && (
          <>
            <FactRow label={t('continent')}>{about.continent}</FactRow>
            <FactRow label={t('phone')}>{about.phone.map((code) => `+${code}`).join(', ')}</FactRow>
            <FactRow label={t('currency')}>{about.currency.join(', ')}</FactRow>
          </>
        )}
      </dl>
      <p>
        <AppLink
          prefetch={false}
          href={localizePath('/newApi/api-getUserLocation', locale)}
          className="underline underline-offset-4"
        >
          {t('operation')}
        </AppLink>
      </p>
    </>
  )
}
