import { useTranslations } from 'next-intl'
import { HeadingText } from '@/components/ui/heading-text'
import type { Appointment } from '@/lib/contract/appointment'
import { bookedVehicleName } from '@/lib/domain/vehicle-name'
import { LatinText } from '@/components/ui/latin-text'
import { PhoneLinks } from '@/components/ui/phone-links'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { CalendarButton } from './calendar-button'
import { visitTime } from './day-label'
import { VisitSummary } from './visit-summary'

/** A booked visit with its history. */
export function VisitCard({ visit, locale }: { visit: Appointment; locale: Locale }) {
  const t = useTranslations('appointment')
  const { workshop, vehicle } = visit
  return (
    <section aria-labelledby="visit-number" className="grid gap-6">
      <h2 id="visit-number" className="grid gap-1">
        <span className="text-base font-normal text-steel">{t('booked.number')}</span>
        <span className="figure font-display text-3xl">{visit.number}</span>
      </h2>
      <VisitSummary
        rows={[
          { label: t('manage.state'), value: <strong>{t(`manage.states.${visit.state}`)}</strong> },
          { label: t('summary.time'), value: visitTime(visit.day, visit.slot, visit.minutes, locale) },
          {
            label: t('summary.workshop'),
            value: (
              <>
                {workshop.name}, <LatinText text={workshop.address} />
              </>
            ),
          },
          ...(workshop.phones.length === 0
            ? []
            : [{ label: t('manage.phone'), value: <PhoneLinks phones={workshop.phones} /> }]),
          { label: t('summary.job'), value: t(`jobs.${visit.job}.name`) },
          {
            label: t('summary.vehicle'),
            value: bookedVehicleName(vehicle),
          },
          { label: t('manage.name'), value: visit.name },
          ...(visit.note === '' ? [] : [{ label: t('manage.note'), value: visit.note }]),
        ]}
      />
      {visit.state === 'cancelled' ? null : (
        <div>
          <CalendarButton ics={visit.ics} label={t('booked.calendar')} />
        </div>
      )}
      <section aria-labelledby="visit-history" className="grid gap-2">
        <h3 id="visit-history" className="text-lg">
          <HeadingText text={t('manage.history')} />
        </h3>
        <ol className="grid gap-1 text-sm">
          {visit.history.map(({ at, what, actor }) => (
            <li key={`${at} ${what}`}>
              {formatDate(at, locale)} ·{' '}
              {t('manage.event', { what: t(`manage.states.${what}`), actor: t(`manage.actors.${actor}`) })}
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}
