import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import { workshopProgrammes, type Programme, type WorkshopLine } from '@/lib/domain/workshop-programmes'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { hoursText } from './price-table'

type Copy = WorkshopCopy['programmes'][string]

async function ProgrammeItem({
  id,
  programme: { job, hours },
  copy,
  locale,
}: {
  id: string
  programme: Programme
  copy: Copy
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-ink pt-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="grid content-start gap-4">
        <h3 id={`${id}-title`} className="display text-3xl max-sm:[&:lang(ja)]:text-2xl">
          {copy.name}
        </h3>
        <p className="max-w-text">
          <UnbrokenText text={copy.summary} />
        </p>
        <dl className="grid gap-3 text-sm">
          <div>
            <dt className="label">
              <UnbrokenText text={t('time')} />
            </dt>
            <dd className="figure text-xl">
              <UnbrokenText text={t('hours', { hours: hoursText(hours) })} />
            </dd>
          </div>
          <div>
            <dt className="label">
              <UnbrokenText text={t('bring')} />
            </dt>
            <dd className="text-base">{copy.bring}</dd>
          </div>
        </dl>
        <p className="pt-1" data-print="none">
          <ButtonLink href={localizePath(`/appointment?job=${job}`, locale)} variant="secondary">
            {t('bookJob')}
            <span className="sr-only">: {copy.name}</span>
          </ButtonLink>
        </p>
      </div>
      <ol aria-label={t('steps')} className="grid content-start">
        {copy.steps.map((step, i) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-b border-line py-3 first:pt-0"
          >
            <span aria-hidden="true" className="figure text-signal">
              {i + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </article>
  )
}

/** What the workshop does, one programme after the other, each with its steps, its time and a way to book it. */
export function ProgrammeList({ line, copy, locale }: { line: WorkshopLine; copy: WorkshopCopy; locale: Locale }) {
  return (
    <div className="grid gap-14">
      {Object.entries<Programme>(workshopProgrammes[line]).map(([id, programme]) => {
        const words = copy.programmes[id]
        return words ? <ProgrammeItem key={id} id={id} programme={programme} copy={words} locale={locale} /> : null
      })}
    </div>
  )
}
