import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { stateTone } from '@/components/ui/warranty-state-tone'
import type { MyWarranty } from '@/lib/contract/my-warranties'
import { formatDate } from '@/lib/i18n/formats'
import { formatCount } from '@/lib/i18n/format-count'
import { joinNames } from '@/lib/i18n/join-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { WarrantyActions } from './warranty-actions'

async function Cover({ warranty: { coveredUntil, coveredKm }, locale }: { warranty: MyWarranty; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'user.warranties' })
  if (coveredUntil === null) return t('uncovered')
  const date = formatDate(coveredUntil, locale)
  return coveredKm === null ? t('covered', { date }) : t('coveredKm', { date, km: formatCount(coveredKm) })
}

type Props = {
  warranty: MyWarranty
  locale: Locale
  /** Level in the page's outline. */
  heading: 'h2' | 'h3'
}

/** A registered part: what it is, on which vehicle, how long it is covered, and its documents. */
export async function WarrantyCard({ warranty, locale, heading: Heading }: Props) {
  const [t, states] = await Promise.all([
    getTranslations({ locale, namespace: 'user.warranties' }),
    getTranslations({ locale, namespace: 'warranty' }),
  ])
  const { number, product, vehicle, serials, state, path, ticket, coveredUntil, reachedHere } = warranty
  const name = product?.name ?? states('unknownPart')
  const whole = <UnbrokenText text={name} />
  const [page = '', key = ''] = path.split('#')
  const certificate = `/api/documents/warranty/certificate.pdf?lang=${locale}&ticket=${encodeURIComponent(ticket)}`
  return (
    <article
      aria-label={`${name} ${number}`}
      className="grid gap-5 border border-line bg-white p-5 sm:grid-cols-[9rem_1fr]"
    >
      <div className="drawing-board grid min-h-32 place-items-center">
        {product && <ProductPicture product={product} variant="card" label="" sizes="9rem" className="max-h-40" />}
      </div>
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="figure text-sm text-steel">{number}</p>
          <Badge tone={stateTone[state].tone}>{states(`states.${state}`)}</Badge>
        </div>
        <Heading className="text-xl">
          {product ? <AppLink href={localizePath(`/products/${product.id}`, locale)}>{whole}</AppLink> : whole}
        </Heading>
        <p>{t('vehicle', { name: vehicleName(vehicle), year: String(vehicle.year) })}</p>
        <p className="font-semibold">
          <Cover warranty={warranty} locale={locale} />
        </p>
        <p className="figure text-sm text-steel">{t('serials', { serials: joinNames(serials, locale) })}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink size="small" href={`${localizePath(page, locale)}#${key}`} prefetch={false}>
            {t('open')}
          </ButtonLink>
          {product && coveredUntil !== null && (
            <a className="button button-small button-secondary" href={certificate} download>
              {t('certificate')}
            </a>
          )}
        </p>
        <ClientMessages locale={locale} pick={['user.warranties', 'account.failures', 'form.full']}>
          <WarrantyActions number={number} reachedHere={reachedHere} locale={locale} />
        </ClientMessages>
      </div>
    </article>
  )
}
