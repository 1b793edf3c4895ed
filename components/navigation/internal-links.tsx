import { localizePath, type Locale } from '@/lib/i18n/locales'
import { internalPathsFrom } from '@/lib/routes/internal-routes'
import { AppLink } from './app-link'

type Props = {
  id: string
  title: string
  /** What the addresses begin with; the rest of each is its name. */ start: string
  /** Of this page. */ path: string
  /** In columns and close together, where there are many. */ dense?: boolean
  locale: Locale
}

/** The way to all internal pages of a kind. */
export function InternalLinks({ id, title, start, path, dense = false, locale }: Props) {
  return (
    <nav aria-labelledby={id} className="grid gap-4 border-t border-ink pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className={dense ? 'columns-1 gap-8 sm:columns-2 md:columns-3' : 'flex flex-wrap gap-x-8'}>
        {internalPathsFrom(start).map((one) => (
          <li key={one}>
            <AppLink
              prefetch={false}
              href={localizePath(one, locale)}
              {...(one === path && { 'aria-current': 'page' })}
              className={`${dense ? 'min-h-9 break-all' : 'min-h-11'} inline-flex items-center underline-offset-4 hover:underline aria-[current]:font-semibold`}
            >
              <code>{one.slice(start.length)}</code>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
