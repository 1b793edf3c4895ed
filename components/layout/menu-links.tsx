import { AppLink } from '@/components/navigation/app-link'
import type { LabelledLink } from './menu-labels'

/** The links of one group of a menu; how they look is the menu's matter (components/layout/layout.css). */
export function MenuLinks({ links }: { links: readonly LabelledLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }, i) => (
        <li key={i}>
          <AppLink href={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  )
}
