import { mdiCheck } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { JobDetails } from '@/lib/contract/career'
import type { Locale } from '@/lib/i18n/locales'

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-2xl">
        <HeadingText text={title} />
      </h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon path={mdiCheck} size={5} className="mt-1 shrink-0 text-success" />
            <span className="max-w-text">
              <UnbrokenText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The work, what it asks for, what comes with it and how the pay is set. */
export async function JobWork({ job, locale }: { job: JobDetails; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  return (
    <div className="grid content-start gap-10">
      <Points title={t('parts.duties')} items={job.duties} />
      <Points title={t('parts.requirements')} items={job.requirements} />
      <Points title={t('parts.welcome')} items={job.welcome} />
      <section className="grid gap-3">
        <h2 className="text-2xl">
          <HeadingText text={t('parts.pay')} />
        </h2>
        <p className="max-w-text">
          <UnbrokenText text={job.payNote} />
        </p>
      </section>
      <Points title={t('parts.benefits')} items={job.benefits.map((id) => t(`benefits.${id}`))} />
    </div>
  )
}
