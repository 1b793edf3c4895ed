'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { splitPath } from '@/lib/i18n/locales'
import { signInAddress } from '@/lib/routes/sign-in-address'

/** The way to sign in from a form that was refused: in another tab, so that what is typed stays and can be sent from here afterwards. */
export function SignInAgain() {
  const t = useTranslations('account.failures')
  const pathname = usePathname()
  return (
    <ButtonLink
      href={signInAddress(pathname, splitPath(pathname).locale)}
      target="_blank"
      prefetch={false}
      variant="secondary"
      size="small"
    >
      {t('signIn')}
    </ButtonLink>
  )
}
