import { getTranslations } from 'next-intl/server'
import { SetupTable } from '@/components/products/setup-table'
import { ButtonLink } from '@/components/ui/button-link'
import type { Product } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PageSection } from './section'

/** Recommended positions, and the way to the assistant that finds the visitor's own. */
export async function SetupSection({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  return (
    <PageSection id="setup" title={t('sections.setup')} lead={t('setup.lead')}>
      <SetupTable product={product} locale={locale} />
      <ButtonLink
        href={localizePath(`/services/feature-adjust?product=${product.id}#assistant`, locale)}
        variant="quiet"
        rel="nofollow"
        data-print="none"
      >
        {t('setupAssistant')}
      </ButtonLink>
    </PageSection>
  )
}
