import { AppLink } from '@/components/navigation/app-link'

/** One step; the last one is the page itself and needs no address. */
export type Crumb = { label: string; /** Already localized. */ href?: string }

/** Where the page stands, from home down; nothing for home itself. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={label} data-print="none" className="crumbs">
      <ol>
        {crumbs.map(({ label: text, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={index}>
              {href && !last ? (
                <AppLink href={href}>{text}</AppLink>
              ) : (
                <span {...(last && { 'aria-current': 'page' })}>{text}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
