import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { askAsUser } from '@/lib/data/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { GarageList } from './garage-list'
import { readGarage } from './read-garage'
import { UserFrame } from './user-frame'

export async function GaragePage({ locale }: { locale: Locale }) {
  const [t, warranties] = await Promise.all([
    getTranslations({ locale, namespace: 'user.garage' }),
    askAsUser('getMyWarranties', { lang: locale }),
  ])
  const vehicles = await readGarage(warranties, locale)
  return (
    <UserFrame route="/user/garage" locale={locale} lead={t('lead')} scene="hero-scooter">
      <div className="grid gap-6">
        <GarageList vehicles={vehicles} locale={locale} heading="h2" />
        {vehicles.length > 0 && (
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink variant="secondary" href={localizePath('/products', locale)}>
              {t('add')}
            </ButtonLink>
            <span className="max-w-text text-steel">
              <UnbrokenText text={t('odometerHint')} />
            </span>
          </p>
        )}
      </div>
    </UserFrame>
  )
}
