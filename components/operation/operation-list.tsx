import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { internalRoutes } from '@/lib/routes/internal-routes'

const start = '/newApi/api-'
const paths = internalRoutes.map(({ path }) => path).filter((path) => path.startsWith(start))

/** The way to the pages of all operations. */
export async function OperationList({ path, locale }: { path: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'operation' })
  return (
    <nav aria-labelledby="operations" className="grid gap-4 border-t border-ink pt-5">
      <h2 id="operations" className="text-2xl">
        {t('others')}
      </h2>
      <ul className="columns-1 gap-8 sm:columns-2 md:columns-3">
        {paths.map((one) => (
          <li key={one}>
            <AppLink
              prefetch={false}
              href={localizePath(one, locale)}
              {...(one === path && { 'aria-current': 'page' })}
              className="inline-flex min-h-9 items-center break-all underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              <code>{one.slice(start.length)}</code>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
