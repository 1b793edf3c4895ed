'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { useFocusedPanel } from '@/components/ui/use-focused-panel'
import type { OutputOf } from '@/lib/contract/endpoints'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { sent: OutputOf<'sendWish'>; byEmail: boolean; locale: Locale; onAnother: () => void }

/** What became of the wish: kept, with the private link where no e-mail brings it, or fulfilled already. */
export function SentPanel({ sent: { path, manage }, byEmail, locale, onAnother }: Props) {
  const t = useTranslations('wish.sent')
  const panel = useFocusedPanel()
  const title = t(path === null ? 'title' : 'readyTitle')
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={title} className="grid max-w-4xl gap-6">
      <Notice tone="success" title={title}>
        {path === null ? t(byEmail ? 'byEmail' : 'byPhone') : t('readyText')}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {path !== null && <ButtonLink href={localizePath(path, locale)}>{t('readyLink')}</ButtonLink>}
        {manage !== null && (
          <ButtonLink href={manage} prefetch={false}>
            {t('link')}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
