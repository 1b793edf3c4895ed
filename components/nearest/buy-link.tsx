'use client'

import type { ComponentProps } from 'react'
import { useInUse } from '@/components/next/use-in-use'
import { ButtonLink } from '@/components/ui/button-link'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { isAbroad, useVisitorCountry } from './visitor-country'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { locale: Locale }

/** The way to who sells it: dealers in Thailand; for a visitor who seems to be elsewhere, the distributors. */
export function BuyLink({ locale, ...rest }: Props) {
  const country = useVisitorCountry(useInUse())
  return <ButtonLink {...rest} href={localizePath(isAbroad(country) ? '/worldDistributor' : '/whereToBuy', locale)} />
}
