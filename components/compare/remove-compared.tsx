'use client'

import { mdiClose } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { compareStore } from '@/components/products/compare-store'
import { Icon } from '@/components/ui/icon'

/** Takes a product out of the comparison and its address. */
export function RemoveCompared({
  id,
  ids,
  href,
  label,
}: {
  id: string
  ids: readonly string[]
  href: string
  label: string
}) {
  const rest = ids.filter((other) => other !== id)
  return (
    <AppLink
      href={rest.length > 0 ? `${href}?ids=${rest.join(',')}` : `${href}?ids=`}
      rel="nofollow"
      scroll={false}
      onClick={() => compareStore.write(rest)}
      className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm font-normal underline underline-offset-4 hover:decoration-2"
      aria-label={label}
    >
      <Icon path={mdiClose} size={4} />
      <span className="max-md:sr-only">{label}</span>
    </AppLink>
  )
}
