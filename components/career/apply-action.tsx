import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { Job } from '@/lib/contract/career'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { job: Job; locale: Locale }

/** The way to the form; once a posting is closed, that it is, and the way to the others. */
export async function ApplyAction({ job, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'career.apply' })
  if (job.state === 'closed')
    return (
      <Notice
        tone="warning"
        title={t('closedTitle')}
        actions={<ButtonLink href={localizePath('/career', locale)}>{t('all')}</ButtonLink>}
      >
        {t('closedText')}
      </Notice>
    )
  return (
    <div className="grid justify-items-start gap-3" data-print="none">
      <ButtonLink href={localizePath(`/career/register/${job.id}`, locale)} className="max-md:hidden">
        {t('button')}
      </ButtonLink>
      <p className="text-sm text-steel">{t('two')}</p>
    </div>
  )
}

/** The same button at the lower edge of a phone, as long as the posting is in view. */
export async function ApplyBar({ job, locale }: Props) {
  if (job.state === 'closed') return null
  const t = await getTranslations({ locale, namespace: 'career.apply' })
  return (
    <div className="at-foot z-20 border-t border-line bg-white p-3 md:hidden" data-print="none">
      <ButtonLink href={localizePath(`/career/register/${job.id}`, locale)} className="w-full">
        {t('button')}
      </ButtonLink>
    </div>
  )
}
