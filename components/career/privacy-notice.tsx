import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Disclosure } from '@/components/ui/disclosure'
import { applicationNotice } from '@/lib/domain/job-application'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { months: number; eraseOn: string; locale: Locale }

/** The applicants' own privacy notice, on the page of the form, with the day their data are erased. */
export async function PrivacyNotice({ months, eraseOn, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'career.privacy' })
  const day = formatDate(eraseOn, locale)
  const items = [
    { title: t('who.title'), text: t('who.text') },
    { title: t('what.title'), text: t('what.text') },
    { title: t('why.title'), text: t('why.text') },
    { title: t('long.title'), text: t('long.text', { months, day }) },
    { title: t('rights.title'), text: t('rights.text') },
  ]
  return (
    <Disclosure summary={<span className="text-sm font-normal">{t('summary', { day })}</span>}>
      <dl className="grid gap-3 text-sm">
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-text">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-steel">
        <AppLink
          href={localizePath('/policy/data-subject-form', locale)}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {t('link')}
        </AppLink>
        <span className="inline-flex min-h-8 items-center">
          {t('version', { day: formatDate(applicationNotice, locale) })}
        </span>
      </p>
    </Disclosure>
  )
}
