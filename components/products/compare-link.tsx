'use client'

import { mdiCompareHorizontal } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { useCompare } from './use-compare'

/** Way to the comparison, with the number of products in it. */
export function CompareLink({ href, label }: { href: string; label: string }) {
  const { length } = useCompare()
  return (
    <AppLink
      href={href}
      className="relative grid size-11 place-items-center"
      aria-label={length > 0 ? `${label} (${length})` : label}
    >
      <Icon path={mdiCompareHorizontal} />
      {length > 0 && (
        <span
          aria-hidden="true"
          className="figure absolute -top-0.5 -right-1.5 grid min-w-5 place-items-center rounded-base bg-signal px-1 text-xs leading-snug font-semibold text-white"
        >
          {length}
        </span>
      )}
    </AppLink>
  )
}
