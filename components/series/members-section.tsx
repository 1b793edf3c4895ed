import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { groupMembers, shortenGroups, type MemberGroup } from '@/lib/domain/series-members'
import type { SeriesPage } from '@/lib/domain/series-page'
import { localizePath } from '@/lib/i18n/locales'
import { groupLabel } from './group-label'
import { MemberTable } from './member-table'
import type { SeriesView } from './series-view'

/** Lines of the table on a page; the list has the others. */
const shownRows = 14

/** The list's own address of a group, of the whole series where the list cannot tell the group apart. */
function groupAddress({ series, filter, families = [] }: SeriesPage, key?: string): string {
  const query = new URLSearchParams({ series })
  if (families.length > 0) query.set('family', families.join(','))
  if (key && (filter === 'kind' || filter === 'construction' || filter === 'axle')) query.set(filter, key)
  return `/products/list?${query.toString()}`
}

type ChoiceProps = {
  groups: readonly MemberGroup[]
  labels: readonly string[]
  all: string
  legend: string
  total: number
}

function Choices({ groups, labels, all, legend, total }: ChoiceProps) {
  const choices = [
    { label: all, count: total },
    ...groups.map((group, i) => ({ label: labels[i], count: group.total })),
  ]
  return (
    <fieldset className="flex flex-wrap gap-2" data-print="none">
      <legend className="label mb-2">{legend}</legend>
      {choices.map(({ label, count }, i) => (
        <label key={i} className="chip">
          <input type="radio" name="members" value={i} defaultChecked={i === 0} className="sr-only" />
          {label}
          <span className="figure opacity-75">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The parts of a series, narrowed without script; each group leads on to all of its parts in the list. `unitsAbove`: the page has its switch
 * of units already; two would share one choice, and only one could show it.
 */
export async function MembersSection({
  page,
  data,
  locale,
  unitsAbove = false,
}: SeriesView & { unitsAbove?: boolean }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const groups = shortenGroups(groupMembers(data.members, page.filter), shownRows)
  const labels = groups.map(({ key }) => groupLabel(spec, page.filter, key))
  const total = data.members.length
  return (
    <Part
      id="members"
      title={t('sections.members')}
      lead={t('membersLead', { count: total })}
      aside={unitsAbove ? undefined : <UnitSwitch locale={locale} />}
    >
      <div className="members grid grid-cols-1 gap-5">
        {groups.length > 1 && (
          <Choices groups={groups} labels={labels} all={t('filterAll')} legend={t('filter')} total={total} />
        )}
        <MemberTable page={page} groups={groups} locale={locale} />
        <ul className="flex flex-wrap gap-x-8 gap-y-1" data-print="none">
          {groups.map(({ key, total: count }, i) => (
            <li key={key} data-group={i + 1}>
              <ButtonLink href={localizePath(groupAddress(page, key), locale)} variant="quiet" rel="nofollow">
                {t('allOf', { name: labels[i] ?? '', count })}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p data-print="none">
          <ButtonLink href={localizePath(groupAddress(page), locale)} variant="secondary" rel="nofollow">
            {t('allParts', { count: total })}
          </ButtonLink>
        </p>
      </div>
    </Part>
  )
}
