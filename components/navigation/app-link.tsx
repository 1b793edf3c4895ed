'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { prefetchAllowed } from './prefetch-allowed'
import { useInUse } from '@/components/next/use-in-use'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'locale'> & {
  /** Already localized, with query and hash. */
  href: string
}

/**
 * A link inside the site; loads ahead when it comes into view, where the connection allows it and once the visitor has begun to use the
 * site: a first page that is still starting on a slow phone has nothing to spare for pages that nobody asked for.
 */
export function AppLink({ prefetch, ...rest }: Props) {
  const used = useInUse()
  return <Link {...rest} prefetch={used && prefetchAllowed(navigator) ? prefetch : false} />
}
