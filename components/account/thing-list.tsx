import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import type { MyThing } from '@/lib/contract/my-account'
import { formatMoment } from '@/lib/i18n/format-moment'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

async function stateText(thing: MyThing, locale: Locale): Promise<string> {
  if (thing.kind === 'visit')
    return (await getTranslations({ locale, namespace: 'appointment.manage.states' }))(thing.state)
  if (thing.kind === 'claim') return (await getTranslations({ locale, namespace: 'warranty.claimStates' }))(thing.state)
  return (await getTranslations({ locale, namespace: 'case.states' }))(thing.state)
}

async function ThingRow({ thing, locale }: { thing: MyThing; locale: Locale }) {
  const [t, state] = await Promise.all([
    getTranslations({ locale, namespace: 'user.things.kinds' }),
    stateText(thing, locale),
  ])
  const [page = '', key = ''] = thing.path.split('#')
  return (
    <li>
      <AppLink
        href={`${localizePath(page, locale)}#${key}`}
        prefetch={false}
        className="grid gap-1 bg-white p-4 hover:bg-paper sm:grid-cols-[11rem_1fr_auto] sm:items-center sm:gap-4"
      >
        <span className="text-sm text-steel">
          {thing.kind === 'visit' ? formatMoment(thing.at, locale) : formatDate(thing.at, locale)}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{thing.title || t(thing.kind)}</span>
          <span className="figure text-sm text-steel">
            {thing.title ? `${t(thing.kind)} · ${thing.number}` : thing.number}
          </span>
        </span>
        <span>
          <Badge tone={thing.open ? 'info' : 'neutral'}>{state}</Badge>
        </span>
      </AppLink>
    </li>
  )
}

/** What somebody has booked, sent or asked for; each row opens the thing itself. */
export function ThingList({ things, locale }: { things: readonly MyThing[]; locale: Locale }) {
  return (
    <ul className="grid gap-px border border-line bg-line">
      {things.map((thing) => (
        <ThingRow key={`${thing.kind} ${thing.number}`} thing={thing} locale={locale} />
      ))}
    </ul>
  )
}
