import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AdjusterGuide } from './adjuster-guide'
import { Assistant } from './assistant'
import { setupMessages } from './setup-messages'
import { SymptomGuide } from './symptom-guide'
import { openingOf } from '@/lib/pictures/page-openings'

const sections = ['letters', 'assistant', 'symptoms'] as const

/** Adjusters explained, the assistant, and the symptoms. Printing gives the setup card alone, once there is one. */
export async function SetupPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'setup' })
  return (
    <>
      <div data-print="without-sheet">
        <PageStage title={t('title')} lead={t('lead')} scene={openingOf('/services/feature-adjust', 'macro-rebound')}>
          <nav aria-label={t('ways.label')} data-print="none" className="flex flex-wrap gap-3 pt-2">
            {sections.map((id) => (
              <ButtonLink
                key={id}
                href={`${localizePath('/services/feature-adjust', locale)}#${id}`}
                variant={id === 'assistant' ? 'primary' : 'secondary'}
              >
                {t(`ways.${id}`)}
              </ButtonLink>
            ))}
          </nav>
        </PageStage>
      </div>
      <div className="shell grid grid-cols-1 gap-section py-section print:py-4">
        <AdjusterGuide locale={locale} />
        <ClientMessages locale={locale} pick={setupMessages}>
          <Assistant locale={locale} />
          <SymptomGuide locale={locale} />
        </ClientMessages>
      </div>
    </>
  )
}
