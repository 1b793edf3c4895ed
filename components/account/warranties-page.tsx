import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { askAsUser } from '@/lib/data/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { accountFormMessages } from './account-messages'
import { AddPassport } from './add-passport'
import { AddWarranty } from './add-warranty'
import { UserFrame } from './user-frame'
import { WarrantyCard } from './warranty-card'

export async function WarrantiesPage({ locale }: { locale: Locale }) {
  const [t, warranties] = await Promise.all([
    getTranslations({ locale, namespace: 'user.warranties' }),
    askAsUser('getMyWarranties', { lang: locale }),
  ])
  const register = (
    <ButtonLink variant="secondary" href={localizePath('/services/warranty/register', locale)}>
      {t('register')}
    </ButtonLink>
  )
  return (
    <UserFrame route="/user/warranties" locale={locale} lead={t('lead')} scene="macro-reservoir">
      {warranties.length > 0 ? (
        <div className="grid gap-5 lg:grid-cols-2">
          {warranties.map((warranty) => (
            <WarrantyCard key={warranty.number} warranty={warranty} locale={locale} heading="h2" />
          ))}
        </div>
      ) : (
        <EmptyState title={t('empty')} text={t('emptyText')} actions={register} />
      )}
      <Part id="add" title={t('addTitle')} lead={t('addLead')} aside={warranties.length > 0 ? register : undefined}>
        <ClientMessages
          locale={locale}
          pick={['user.warranties', 'warranty.check.errors.serial', ...accountFormMessages]}
        >
          <AddPassport locale={locale} />
          <AddWarranty locale={locale} />
        </ClientMessages>
      </Part>
    </UserFrame>
  )
}
