import { getTranslations } from 'next-intl/server'
import { askedLeast } from '@/lib/contract/desk-figures'
import { readDeskFigures } from '@/lib/data/desk'
import { retentionRules } from '@/lib/domain/retention'
import type { Locale } from '@/lib/i18n/locales'
import { DeskHead } from './desk-head'
import { DeskSection } from './desk-section'
import { SearchedWords } from './searched-words'
import { SerialsTwice } from './serials-twice'
import { SerialsUnknown } from './serials-unknown'
import { WarrantyFigures } from './warranty-figures'

/** What the figures say about warranties, counterfeits and searches. */
export async function FiguresPage({ locale }: { locale: Locale }) {
  const [t, figures] = await Promise.all([getTranslations({ locale, namespace: 'desk.data' }), readDeskFigures()])
  const asked = { count: askedLeast, days: retentionRules.asked.kept.count }
  return (
    <div className="shell grid grid-cols-1 gap-12 py-8">
      <DeskHead path="/desk/data" title={t('title')} lead={t('lead')} locale={locale} />
      <DeskSection id="figures" title={t('warranties')}>
        <WarrantyFigures figures={figures} locale={locale} />
      </DeskSection>
      <DeskSection id="signals" title={t('signals')}>
        <SerialsTwice serials={figures.serialsTwice} locale={locale} />
        <h3 className="font-semibold">{t('unknownSerials')}</h3>
        <p className="max-w-text text-steel">{t('unknownSerialsLead', asked)}</p>
        <SerialsUnknown serials={figures.unknownSerials} locale={locale} />
      </DeskSection>
      <DeskSection id="searches" title={t('searches')}>
        <p className="max-w-text text-steel">{t('searchesLead', asked)}</p>
        <SearchedWords searches={figures.searches} locale={locale} />
      </DeskSection>
    </div>
  )
}
