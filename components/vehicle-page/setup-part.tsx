import { getTranslations } from 'next-intl/server'
import { SetupTable } from '@/components/products/setup-table'
import { ButtonLink } from '@/components/ui/button-link'
import type { VehiclePart } from '@/lib/contract/vehicle-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Recommended positions of the part of the page that has the most adjusters. */
export async function SetupPart({ part: { product, setups }, locale }: { part: VehiclePart; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle.setup' })
  return (
    <>
      <SetupTable product={{ spec: product.spec, setups }} locale={locale} />
      <ButtonLink
        href={localizePath(`/services/feature-adjust?product=${product.id}#assistant`, locale)}
        variant="quiet"
        className="justify-self-start px-0"
        rel="nofollow"
        data-print="none"
      >
        {t('assistant')}
      </ButtonLink>
    </>
  )
}
