'use client'

import type { ComponentProps } from 'react'
import { useInUse } from '@/components/next/use-in-use'
import { ButtonLink } from '@/components/ui/button-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { useKnownPlace } from './use-known-place'
import { isAbroad, useVisitorCountry } from './visitor-country'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { locale: Locale }

/** The way to who sells it: dealers in Thailand, also for whoever has named a place there; the distributors for who is, or seems to be, elsewhere. */
export function BuyLink({ locale, ...rest }: Props) {
  const inUse = useInUse()
  const isPlaced = useKnownPlace() !== null
  const country = useVisitorCountry(inUse && !isPlaced)
  const path = !isPlaced && isAbroad(country) ? '/worldDistributor' : '/whereToBuy'
  return <ButtonLink {...rest} href={localizePath(path, locale)} />
}
