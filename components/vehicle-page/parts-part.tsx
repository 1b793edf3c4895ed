import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PartList } from './part-list'
import { RatingNote } from './rating-note'

type Props = { page: VehiclePage; name: string; locale: Locale }

/** The part numbers of the range, what their ratings mean, and the way to everything else for the vehicle. */
export async function PartsPart({ page, name, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'vehicle.parts' })
  return (
    <>
      <PartList page={page} locale={locale} />
      <RatingNote page={page} name={name} locale={locale} />
      <p data-print="none">
        <ButtonLink
          href={localizePath(`/products/list?vehicle=${page.vehicles.at(-1)?.id ?? ''}`, locale)}
          variant="secondary"
          rel="nofollow"
        >
          <span>
            <UnbrokenText text={t('listFor', { name })} />
          </span>
        </ButtonLink>
      </p>
    </>
  )
}
