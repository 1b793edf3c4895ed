'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { DealerListing } from '@/lib/contract/dealer-listing'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { ToldNotice } from './told-notice'
import { useListing } from './use-listing'

/** Asked twice a year: whether the listing is right. */
export function ConfirmListing({ first, href, locale }: { first: DealerListing; href: string; locale: Locale }) {
  const t = useTranslations('dealer-corner.overview')
  const { listing, busy, told, confirm } = useListing(first, locale)
  const { due, confirmedOn } = listing
  const actions = (
    <>
      <Button busy={busy !== ''} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
      <ButtonLink href={href} variant="secondary">
        {t('check')}
      </ButtonLink>
    </>
  )
  return (
    <>
      <ToldNotice told={told} />
      {due || confirmedOn === null ? (
        <Notice tone="warning" title={t('confirmTitle')} actions={actions}>
          {t('confirmText')}
        </Notice>
      ) : told ? null : (
        <Notice tone="success" title={t('confirmedTitle', { day: formatDate(confirmedOn, locale) })}>
          {t('confirmedText')}
        </Notice>
      )}
    </>
  )
}
