import { mdiChevronRight } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from './icon'

/** One step; the last one is the page itself and needs no address. */
export type Crumb = { label: string; /** Already localized. */ href?: string }

/** Where the page stands, from home down; nothing for home itself. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={label} data-print="none" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 text-steel stage:text-mist">
        {crumbs.map(({ label: text, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={`${index}-${text}`} className="flex min-w-0 items-center gap-1">
              {index > 0 ? <Icon path={mdiChevronRight} size={4} /> : null}
              {href && !last ? (
                <AppLink
                  href={href}
                  className="inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline stage:hover:text-white"
                >
                  {text}
                </AppLink>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={last ? 'inline-flex min-h-8 items-center text-ink stage:text-white' : ''}
                >
                  {text}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
