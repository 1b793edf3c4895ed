'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { wayOutOfLine, type PasskeyRefusal } from '@/lib/client/passkeys'

/** Why no passkey was used, and what to do instead. */
export function PasskeyRefusalNotice({ refusal }: { refusal: PasskeyRefusal }) {
  const t = useTranslations('account.passkey')
  const out = refusal === 'not-here' ? wayOutOfLine(navigator.userAgent, location.href) : null
  return (
    <Notice
      tone={refusal === 'stopped' ? 'info' : 'warning'}
      role="alert"
      title={t(`refusals.${refusal}`)}
      actions={
        out && (
          <a className="button button-small button-secondary" href={out}>
            {t('openBrowser')}
          </a>
        )
      }
    />
  )
}
