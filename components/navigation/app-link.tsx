'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { prefetchAllowed } from './prefetch-allowed'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'locale'> & {
  /** Already localized, with query and hash. */
  href: string
}

/** A link inside the site; loads ahead when it comes into view, where the connection allows it. */
export function AppLink({ prefetch, ...rest }: Props) {
  const allowed = typeof navigator === 'undefined' || prefetchAllowed(navigator)
  return <Link {...rest} prefetch={allowed ? prefetch : false} />
}
