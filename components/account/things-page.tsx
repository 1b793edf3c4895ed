import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { askAsUser } from '@/lib/data/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { ThingList } from './thing-list'
import { UserFrame } from './user-frame'

export async function ThingsPage({ locale }: { locale: Locale }) {
  const [t, things] = await Promise.all([
    getTranslations({ locale, namespace: 'user.things' }),
    askAsUser('getMyThings', { lang: locale }),
  ])
  const parts = [
    { id: 'open', things: things.filter(({ open }) => open) },
    { id: 'past', things: things.filter(({ open }) => !open) },
  ] as const
  const actions = (
    <>
      <ButtonLink href={localizePath('/appointment', locale)}>{t('book')}</ButtonLink>
      <ButtonLink variant="secondary" href={localizePath('/contactUs', locale)}>
        {t('contact')}
      </ButtonLink>
    </>
  )
  return (
    <UserFrame route="/user/messages" locale={locale} lead={t('lead')} scene="shop-shelf">
      {things.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} actions={actions} />}
      {parts.map(
        ({ id, things: listed }) =>
          listed.length > 0 && (
            <Part key={id} id={id} title={t(id)}>
              <ThingList things={listed} locale={locale} />
            </Part>
          ),
      )}
      {things.length > 0 && <p className="flex flex-wrap gap-3">{actions}</p>}
    </UserFrame>
  )
}
