'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { Wish } from '@/lib/contract/spring-wish'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleOfYear } from '@/lib/domain/vehicle-name'

type Props = { wish: Wish; token: string; locale: Locale; onWithdrawn: () => void }

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-steel">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** A wish that is kept, and the way to withdraw it. */
export function WishCard({ wish, token, locale, onWithdrawn }: Props) {
  const t = useTranslations('wish.manage')
  const form = useTranslations('form')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const withdraw = async () => {
    setBusy(true)
    setFailure('')
    try {
      await callCompany('withdrawWish', { token, lang: locale })
      onWithdrawn()
    } catch (error) {
      setFailure(readFailure(error).code === 'STORAGE_FULL' ? form('full') : t('downText'))
      setBusy(false)
    }
  }
  return (
    <div className="grid max-w-4xl gap-8">
      <dl className="border-t border-ink">
        <Row label={t('vehicle')}>{vehicleOfYear(wish, locale)}</Row>
        <Row label={t('asked')}>{formatDate(wish.madeAt, locale)}</Row>
        <Row label={t('state')}>{t(wish.path === null ? 'waits' : 'answered')}</Row>
      </dl>
      {wish.path !== null && (
        <p>
          <ButtonLink href={localizePath(wish.path, locale)}>{t('see')}</ButtonLink>
        </p>
      )}
      {failure !== '' && (
        <Notice tone="danger" role="alert" title={t('failedTitle')}>
          {failure}
        </Notice>
      )}
      <div className="grid justify-items-start gap-3">
        <p className="max-w-text">{t('withdrawText')}</p>
        <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  )
}
