import { getTranslations } from 'next-intl/server'
import type { DeskFigures } from '@/lib/contract/desk-figures'
import type { Locale } from '@/lib/i18n/locales'
import { CountTable } from './count-table'
import { MonthChart } from './month-chart'

type Props = { figures: DeskFigures; locale: Locale }

/** Registrations by month and by what they are of, and what claims are about. */
export async function WarrantyFigures({ figures, locale }: Props) {
  const [t, spec, warranty] = await Promise.all([
    getTranslations({ locale, namespace: 'desk.data' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'warranty' }),
  ])
  const shared = { columns: [t('thing'), t('count')], empty: t('none') } as const
  // Customers are told the same of several states; here the flag says which.
  const flags = {
    'duplicate-serial': warranty('flags.duplicate-serial'),
    'unknown-serial': warranty('flags.unknown-serial'),
  }
  const stateName = (state: DeskFigures['states'][number]['state']) =>
    state === 'duplicate-serial' || state === 'unknown-serial' ? flags[state] : warranty(`states.${state}`)
  return (
    <>
      <MonthChart months={figures.months} locale={locale} />
      <div className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
        <CountTable
          {...shared}
          caption={t('families')}
          rows={figures.families.map(({ family, count }) => ({
            name: family ? spec(`families.${family}`) : t('unknownFamily'),
            count,
          }))}
        />
        <CountTable
          {...shared}
          caption={t('states')}
          rows={figures.states.map(({ state, count }) => ({ name: stateName(state), count }))}
        />
        <CountTable
          {...shared}
          caption={t('symptoms')}
          rows={figures.symptoms.map(({ symptom, count }) => ({ name: warranty(`symptoms.${symptom}`), count }))}
        />
        <CountTable
          {...shared}
          caption={t('claimStates')}
          rows={figures.claimStates.map(({ state, count }) => ({ name: warranty(`claimStates.${state}`), count }))}
        />
      </div>
    </>
  )
}
