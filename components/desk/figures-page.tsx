import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { askedLeast, type DeskFigures } from '@/lib/contract/desk-figures'
import { retentionRules } from '@/lib/domain/retention'
import { readDeskFigures } from '@/lib/data/desk'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDate } from '@/lib/i18n/formats'
import { locales, type Locale } from '@/lib/i18n/locales'
import { CountTable } from './count-table'
import { DeskHead } from './desk-head'
import { DeskSection } from './desk-section'
import { MonthChart } from './month-chart'
import { SerialsTwice } from './serials-twice'

/** What the figures say about warranties, counterfeits and searches. */
export async function FiguresPage({ locale }: { locale: Locale }) {
  const [t, spec, warranty, figures] = await Promise.all([
    getTranslations({ locale, namespace: 'desk.data' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'warranty' }),
    readDeskFigures(),
  ])
  const columns = [t('thing'), t('count')] as const
  const shared = { columns, empty: t('none') }
  // Customers are told the same of several states; here the flag says which.
  const flags = {
    'duplicate-serial': warranty('flags.duplicate-serial'),
    'unknown-serial': warranty('flags.unknown-serial'),
  }
  const stateName = (state: DeskFigures['states'][number]['state']) =>
    state === 'duplicate-serial' || state === 'unknown-serial' ? flags[state] : warranty(`states.${state}`)
  const asked = { count: askedLeast, days: retentionRules.asked.kept.count }
  return (
    <div className="shell grid grid-cols-1 gap-12 py-8">
      <DeskHead path="/desk/data" title={t('title')} lead={t('lead')} locale={locale} />
      <DeskSection id="figures" title={t('warranties')}>
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
      </DeskSection>
      <DeskSection id="signals" title={t('signals')}>
        <SerialsTwice serials={figures.serialsTwice} locale={locale} />
        <h3 className="font-semibold">{t('unknownSerials')}</h3>
        <p className="max-w-text text-steel">{t('unknownSerialsLead', asked)}</p>
        {figures.unknownSerials.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <StackedTable
            caption={t('unknownSerials')}
            columns={[{ label: t('serial') }, { label: t('count') }, { label: t('lastOn') }]}
            rows={figures.unknownSerials.map(({ words, count, lastOn }) => ({
              key: words,
              cells: [words, formatCount(count), formatDate(lastOn, locale)],
            }))}
          />
        )}
      </DeskSection>
      <DeskSection id="searches" title={t('searches')}>
        <p className="max-w-text text-steel">{t('searchesLead', asked)}</p>
        {figures.searches.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <StackedTable
            caption={t('searches')}
            columns={[{ label: t('words') }, { label: t('language') }, { label: t('count') }, { label: t('lastOn') }]}
            rows={figures.searches.map(({ words, lang, count, lastOn }) => ({
              key: `${lang} ${words}`,
              cells: [
                <span key="words" lang={lang}>
                  {words}
                </span>,
                <span key="lang" lang={lang}>
                  {locales[lang].label}
                </span>,
                formatCount(count),
                formatDate(lastOn, locale),
              ],
            }))}
          />
        )}
      </DeskSection>
    </div>
  )
}
