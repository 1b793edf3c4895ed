import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Says that the posting has closed meanwhile, and where the same can still be sent. */
export function ClosedMeanwhile({ locale }: { locale: Locale }) {
  const t = useTranslations('career')
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('form.errors.closedTitle')}
      actions={<ButtonLink href={localizePath('/career/register', locale)}>{t('apply.open')}</ButtonLink>}
    >
      {t('form.errors.closedText')}
    </Notice>
  )
}

/** Why an application was not kept; says that nothing is lost. */
export function ApplyFailure({ failure: { code, minutes } }: { failure: Failure }) {
  const t = useTranslations('career.form.errors')
  const form = useTranslations('form')
  if (code === 'TOO_MANY_REQUESTS')
    return (
      <Notice tone="warning" role="alert" title={t('tooManyTitle')}>
        {t('tooManyText', { minutes })}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={t('downTitle')}>
      {code === 'STORAGE_FULL' ? form('full') : t('downText')}
    </Notice>
  )
}
