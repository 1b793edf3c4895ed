import { AppLink } from '@/components/navigation/app-link'
import type { LabelledLink } from './menu-labels'

/** The links of one group of a menu; how they look is the menu's matter. */
export function MenuLinks({ links, className }: { links: readonly LabelledLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink href={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  )
}
