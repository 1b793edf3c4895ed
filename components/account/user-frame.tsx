import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { AppLink } from '@/components/navigation/app-link'
import { PageStage } from '@/components/sections/page-stage'
import { classNames } from '@/components/ui/class-names'
import { readUser } from '@/lib/data/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { SceneId } from '@/lib/pictures/scenes'
import { signInAddress } from '@/lib/routes/sign-in-address'
import { routeOf } from '@/lib/routes/table'
import { SessionWatch } from './session-watch'
import { SignOutButton } from './sign-out-button'
import { SyncKept } from './sync-kept'

export const userPages = [
  { path: '/user', key: 'user' },
  { path: '/user/garage', key: 'user-garage' },
  { path: '/user/warranties', key: 'user-warranties' },
  { path: '/user/messages', key: 'user-messages' },
  { path: '/user/recentlyViewedProducts', key: 'user-recentlyViewedProducts' },
  { path: '/user/settings', key: 'user-settings' },
  { path: '/user/data', key: 'user-data' },
] as const
export type UserPath = Exclude<(typeof userPages)[number]['path'], '/user/recentlyViewedProducts'>

/** Where an account with one of these scopes works. */
const corners = [
  { path: '/user/dealer', key: 'user-dealer', scopes: routeOf('/user/dealer').scopes },
  { path: '/desk', key: 'desk', scopes: routeOf('/desk').scopes },
] as const

type Props = {
  route: UserPath
  locale: Locale
  /** Default: the route's own. */
  title?: string
  lead: string
  scene?: SceneId
  /** In the dark band. */
  stage?: ReactNode
  children: ReactNode
}

/** What the pages of an account share: the dark band, and the way to one another, which wraps on phones so that the page's own name is in sight. */
export async function UserFrame({ route, locale, title, lead, scene, stage, children }: Props) {
  const [user, t, account] = await Promise.all([
    readUser(),
    getTranslations({ locale, namespace: 'routes' }),
    getTranslations({ locale, namespace: 'account' }),
  ])
  const mine = corners.filter(({ scopes }) => user?.scope.some((scope) => scopes.includes(scope)))
  const own = userPages.find(({ path }) => path === route)
  return (
    <PageFrame route={route} tone="stage">
      <SyncKept />
      <SessionWatch signedIn to={signInAddress(localizePath(route, locale), locale)} />
      <PageStage title={title ?? t(own?.key ?? 'user')} lead={lead} size="slim" {...(scene && { scene })}>
        {stage}
      </PageStage>
      <nav aria-label={t('user')} className="border-b border-line bg-white">
        <ul className="shell flex flex-wrap gap-x-6">
          {[...mine, ...userPages].map(({ path, key }) => (
            <li key={path}>
              <AppLink
                href={localizePath(path, locale)}
                prefetch={false}
                aria-current={path === route ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-12 items-center border-b-3 text-sm font-semibold whitespace-nowrap hover:border-signal',
                  path === route ? 'border-signal' : 'border-transparent',
                )}
              >
                {t(key)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shell grid grid-cols-1 gap-14 py-10 pb-section">
        {children}
        <p className="border-t border-line pt-6">
          <SignOutButton label={account('signOut')} to={localizePath('/', locale)} />
        </p>
      </div>
    </PageFrame>
  )
}
