import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import type { Job } from '@/lib/contract/career'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Postings that can no longer be applied for: one line each, to look up. */
export async function ClosedList({ jobs, locale }: { jobs: readonly Job[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  if (jobs.length === 0) return null
  return (
    <Part id="closed" title={t('sections.closed')} lead={t('closedNote')}>
      <ul className="border-t border-ink">
        {jobs.map(({ id, title, department, validThrough }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b border-line py-4">
            <h3 className="text-lg">
              <AppLink
                href={localizePath(`/career/${id}`, locale)}
                className="inline-flex min-h-8 items-center underline underline-offset-4 hover:no-underline"
              >
                {title}
              </AppLink>
            </h3>
            <p className="text-steel">
              {t(`departments.${department}`)}&nbsp;·{' '}
              {validThrough !== null && t('until.closed', { day: formatDate(validThrough, locale) })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
