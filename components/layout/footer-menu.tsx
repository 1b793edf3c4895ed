'use client'

import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import type { LabelledLink, LabelledSection } from './menu-labels'

/** Not loaded ahead: whoever reaches the end of a page would load the whole menu. */
export function FooterLinks({
  links,
  className,
  children,
}: {
  links: readonly LabelledLink[]
  className?: string
  /** One more entry. */
  children?: ReactNode
}) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <AppLink href={href} prefetch={false}>
            {label}
          </AppLink>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

/** The sections of the menu, all open. Like the other two menus it is drawn from the labels, which a page sends once for the three of them. */
export function FooterMenu({ sections }: { sections: readonly LabelledSection[] }) {
  return sections.map(({ key, label, groups }) => (
    <div key={key}>
      <h2>{label}</h2>
      <FooterLinks links={groups.flatMap((group) => group.links)} />
    </div>
  ))
}
