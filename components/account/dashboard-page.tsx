import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { MyWarranty } from '@/lib/contract/my-warranties'
import { askAsUser } from '@/lib/data/session'
import { formatDate } from '@/lib/i18n/formats'
import { formatCount } from '@/lib/i18n/format-count'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { GarageList } from './garage-list'
import { KeptProducts } from './kept-products'
import { LikedBuilds, readLikedBuilds } from './liked-builds'
import { firstService, readGarage } from './read-garage'
import { ThingList } from './thing-list'
import { UserFrame } from './user-frame'
import { WarrantyCard } from './warranty-card'

/** The date that matters next, large in the dark band. */
async function NextService({ warranty, locale }: { warranty: MyWarranty | null; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'user.overview' })
  const due = warranty?.serviceDue
  const [href, label] = due ? ['/appointment', t('book')] : ['/user/warranties#add', t('addWarranty')]
  return (
    <div className="mt-4 grid w-fit max-w-full gap-3 border-l-3 border-signal pl-5">
      <p className="text-sm text-mist">{due ? t('nextService') : t('noService')}</p>
      {due ? (
        <p>
          <span className="display text-3xl max-[17rem]:text-2xl md:text-4xl">{formatDate(due.on, locale)}</span>
          {due.km !== null && <span className="block text-mist">{t('serviceAt', { km: formatCount(due.km) })}</span>}
          <span className="mt-1 block">
            {[warranty.product?.name, vehicleName(warranty.vehicle)].filter(Boolean).join(' · ')}
          </span>
        </p>
      ) : (
        <p>{t('noServiceText')}</p>
      )}
      <p>
        <ButtonLink href={localizePath(href, locale)}>{label}</ButtonLink>
      </p>
    </div>
  )
}

/** Where somebody comes back to: what is next, the vehicles, the registered parts, and what is still open. */
export async function DashboardPage({ name, locale }: { name: string; locale: Locale }) {
  const [t, routes, warrantyTexts, warranties, things] = await Promise.all([
    getTranslations({ locale, namespace: 'user.overview' }),
    getTranslations({ locale, namespace: 'routes' }),
    getTranslations({ locale, namespace: 'user.warranties' }),
    askAsUser('getMyWarranties', { lang: locale }),
    askAsUser('getMyThings', { lang: locale }),
  ])
  const [garage, likes] = await Promise.all([readGarage(warranties, locale), readLikedBuilds(locale)])
  const open = things.filter((thing) => thing.open)
  const all = (path: string, label = t('all')) => (
    <AppLink href={localizePath(path, locale)} className="font-semibold underline underline-offset-4">
      {label}
    </AppLink>
  )
  const counts = { warranties: warranties.length, vehicles: garage.length, open: open.length }
  return (
    <UserFrame
      route="/user"
      locale={locale}
      title={t('hello', { name })}
      lead={t('counts', counts)}
      scene="hero-moto"
      stage={<NextService warranty={firstService(warranties)} locale={locale} />}
    >
      <p className="max-w-text text-lg text-steel">{t('lead')}</p>
      <Part id="open" title={t('open')} aside={all('/user/messages')}>
        {open.length > 0 ? <ThingList things={open.slice(0, 4)} locale={locale} /> : <p>{t('nothingOpen')}</p>}
      </Part>
      <Part id="garage" title={t('garage')} aside={all('/user/garage')}>
        <GarageList vehicles={garage.slice(0, 3)} locale={locale} heading="h3" />
      </Part>
      <Part id="warranties" title={t('warranties')} aside={all('/user/warranties')}>
        {warranties.length > 0 ? (
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            {warranties.slice(0, 2).map((warranty) => (
              <WarrantyCard key={warranty.number} warranty={warranty} locale={locale} heading="h3" />
            ))}
          </div>
        ) : (
          <EmptyState
            heading="h3"
            title={warrantyTexts('empty')}
            text={warrantyTexts('emptyText')}
            actions={<ButtonLink href={localizePath('/user/warranties#add', locale)}>{t('addWarranty')}</ButtonLink>}
          />
        )}
      </Part>
      <KeptProducts locale={locale} />
      {likes.length > 0 && (
        <Part id="likes" title={t('likes')} aside={all('/community', routes('community'))}>
          <LikedBuilds builds={likes.slice(0, 6)} locale={locale} />
        </Part>
      )}
    </UserFrame>
  )
}
