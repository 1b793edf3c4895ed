import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** How a comparison is begun. */
export async function NoComparison({ locale, missing = false }: { locale: Locale; missing?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  return (
    <>
      <PageStage title={t('title')} part="compare" />
      <div className="shell pt-8 pb-section">
        <EmptyState
          title={t('empty.title')}
          text={missing ? t('missing') : t('empty.text')}
          actions={<ButtonLink href={localizePath('/products/list', locale)}>{t('empty.action')}</ButtonLink>}
        />
      </div>
    </>
  )
}
