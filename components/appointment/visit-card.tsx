import type { Appointment } from '@/lib/contract/appointment'
import { formatDate, formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { ManageTexts } from './booking-texts'
import { CalendarButton } from './calendar-button'
import { longDay, timeSpan } from './day-label'
import { VisitSummary } from './visit-summary'

/** A booked visit with its history. */
export function VisitCard({ visit, texts, locale }: { visit: Appointment; texts: ManageTexts; locale: Locale }) {
  const { summary, manage, jobs, booked } = texts
  const { workshop, vehicle } = visit
  const phone = workshop.phones[0]
  return (
    <section aria-labelledby="visit-number" className="grid gap-6">
      <h2 id="visit-number" className="grid gap-1">
        <span className="text-base font-normal text-steel">{booked.number}</span>
        <span className="figure font-display text-3xl">{visit.number}</span>
      </h2>
      <VisitSummary
        open="–"
        rows={[
          { label: manage.state, value: <strong>{manage.states[visit.state]}</strong> },
          { label: summary.time, value: `${longDay(visit.day, locale)}, ${timeSpan(visit.slot, visit.minutes)}` },
          { label: summary.workshop, value: `${workshop.name}, ${workshop.address}` },
          {
            label: manage.phone,
            value:
              phone === undefined ? (
                ''
              ) : (
                <a
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                  href={`tel:${phone.replaceAll('-', '')}`}
                >
                  {phone}
                </a>
              ),
          },
          { label: summary.job, value: jobs[visit.job] },
          {
            label: summary.vehicle,
            value: [
              vehicle.brand,
              vehicle.model,
              vehicle.year === null ? '' : formatYear(vehicle.year, locale),
              vehicle.plate,
            ]
              .filter(Boolean)
              .join(' '),
          },
          { label: manage.name, value: visit.name },
          ...(visit.note === '' ? [] : [{ label: manage.note, value: visit.note }]),
        ]}
      />
      {visit.state === 'cancelled' ? null : (
        <div>
          <CalendarButton ics={visit.ics} label={booked.calendar} />
        </div>
      )}
      <section aria-labelledby="visit-history" className="grid gap-2">
        <h3 id="visit-history" className="text-lg">
          {manage.history}
        </h3>
        <ol className="grid gap-1 text-sm">
          {visit.history.map(({ at, what, actor }) => (
            <li key={`${at} ${what}`}>
              {formatDate(at, locale)} · {manage.states[what]} ({manage.actors[actor]})
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}
