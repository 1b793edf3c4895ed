'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ConsentPurpose } from '@/lib/contract/consent-words'
import type { SeenPage } from '@/lib/domain/seen-page'
import type { ExternalScript } from './consent-props'
import { countView } from './count-view'
import { loadExternal } from './external-script'
import { measureVitals } from './measure-vitals'

type Props = { allowed: readonly ConsentPurpose[]; external: ExternalScript | undefined; seen: SeenPage }

/** Does what is allowed, and only that. */
export function AllowedPurposes({ allowed, external, seen }: Props) {
  const path = usePathname()
  const counts = allowed.includes('analytics')
  const loads = allowed.includes('external-analytics')
  const { missing, query, found } = seen

  useEffect(() => {
    if (counts) measureVitals()
  }, [counts])
  useEffect(() => {
    if (counts) countView({ missing, query, found })
    // Each address is a view of its own.
  }, [counts, path, missing, query, found])
  useEffect(() => {
    if (loads && external) loadExternal(external)
  }, [loads, external])
  return null
}
