import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { Part } from '@/components/sections/part'
import type { Job } from '@/lib/contract/career'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const most = 6

/** Open postings beside one: of the same department first. */
export async function OtherJobs({ job, jobs, locale }: { job: Job; jobs: readonly Job[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  const near = (other: Job) => Number(other.department !== job.department)
  const others = jobs
    .filter(({ id, state }) => id !== job.id && state !== 'closed')
    .toSorted((a, b) => near(a) - near(b))
    .slice(0, most)
  return (
    <div data-print="none">
      <Part id="other" title={t('parts.other')}>
        <p className="flex flex-wrap gap-2">
          {others.map(({ id, title }) => (
            <ChipLink key={id} href={localizePath(`/career/${id}`, locale)}>
              {title}
            </ChipLink>
          ))}
          <ChipLink href={localizePath('/career', locale)}>{t('apply.all')}</ChipLink>
        </p>
      </Part>
    </div>
  )
}
