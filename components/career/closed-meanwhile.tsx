import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
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
