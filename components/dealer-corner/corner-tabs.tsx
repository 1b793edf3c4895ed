import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import type { MyDealer } from '@/lib/contract/dealer-listing'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const paths = [
  ['/user/dealer', 'user-dealer'],
  ['/user/dealer/listing', 'user-dealer-listing'],
  ['/user/dealer/visits', 'user-dealer-visits'],
  ['/user/dealer/people', 'user-dealer-people'],
  ['/user/dealer/downloads', 'user-dealer-downloads'],
] as const
export type CornerPath = (typeof paths)[number][0]

type Props = { path: CornerPath; shop: string | undefined; shops: readonly MyDealer[]; locale: Locale }

/** Address of a page of the corner for one shop. */
export const cornerHref = (path: CornerPath, shop: string | undefined, locale: Locale) =>
  localizePath(path, locale) + (shop === undefined ? '' : `?shop=${shop}`)

const tab = 'flex min-h-12 shrink-0 items-center border-b-3 px-1 font-semibold whitespace-nowrap'

/** The pages of the corner, in rows on phones so that the current one is in sight, and the other shops of whoever has several. */
export function CornerTabs({ path, shop, shops, locale }: Props) {
  const titles = useTranslations('routes')
  const t = useTranslations('dealer-corner.stage')
  return (
    <div className="border-b border-line bg-white print:hidden">
      <nav aria-label={titles('user-dealer')} className="shell flex flex-wrap gap-x-6">
        {paths.map(([to, title]) => (
          <Link
            key={to}
            href={cornerHref(to, shop, locale)}
            prefetch={false}
            aria-current={to === path ? 'page' : undefined}
            className={classNames(tab, to === path ? 'border-signal' : 'border-transparent text-steel hover:text-ink')}
          >
            {titles(title)}
          </Link>
        ))}
      </nav>
      {shops.length > 1 && (
        <nav aria-label={t('choose')} className="shell flex flex-wrap gap-2 py-3">
          {shops.map(({ id, name }) => (
            <Link
              key={id}
              href={cornerHref(path, id, locale)}
              prefetch={false}
              aria-current={id === shop ? 'true' : undefined}
              className={classNames('chip', id === shop && 'border-ink font-semibold')}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
