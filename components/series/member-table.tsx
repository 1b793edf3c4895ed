import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { AdjusterLetters } from '@/components/products/adjuster-letters'
import { specRows } from '@/lib/domain/spec-rows'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import type { MemberGroup } from '@/lib/domain/series-members'
import type { FigureField, SeriesPage } from '@/lib/domain/series-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { SpecTexts } from './group-label'

function FigureCell({ member, field, none }: { member: ProductSummary; field: FigureField; none: string }) {
  const value = member.spec[field]
  const row = specRows.find((one) => one.field === field)
  return (
    <td className="figure whitespace-nowrap">
      {value === null ? (
        none
      ) : (
        <Measure quantity={row?.quantity ?? 'count'} value={value} sign={row !== undefined && 'sign' in row} />
      )}
    </td>
  )
}

type RowProps = {
  member: ProductSummary
  group: number
  columns: readonly FigureField[]
  /** Columns that tell the parts apart: a construction all share, or letters that none has, do not. */
  built: boolean
  letters: boolean
  spec: SpecTexts
  locale: Locale
}

function MemberRow({ member, group, columns, built, letters, spec, locale }: RowProps) {
  const { id, name, code, construction, kind, adjusters } = member
  return (
    <tr data-group={group}>
      <th scope="row" className="sm:min-w-40 md:min-w-56">
        <AppLink href={localizePath(`/products/${id}`, locale)} className="underline-offset-4 hover:underline">
          <HeadingText text={name} />
        </AppLink>
        <span className="figure block text-sm font-normal whitespace-nowrap text-steel">{code}</span>
      </th>
      {built && (
        <td className="min-w-36 max-md:hidden">
          {construction ? spec(`constructions.${construction}`) : spec(`kinds.${kind}`)}
        </td>
      )}
      {columns.map((field) => (
        <FigureCell key={field} member={member} field={field} none={spec('none')} />
      ))}
      {letters && (
        <td className="figure">
          {adjusters.length > 0 ? <AdjusterLetters letters={adjusters} locale={locale} /> : spec('none')}
        </td>
      )}
    </tr>
  )
}

type Props = { page: SeriesPage; groups: readonly MemberGroup[]; locale: Locale }

/** Parts line by line with the figures that tell them apart; `data-group` is what the filter goes by. */
export async function MemberTable({ page, groups, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const members = groups.flatMap((group) => group.members)
  const columns = page.columns.filter((field) => members.some((member) => member.spec[field] !== null))
  const letters = members.some(({ adjusters }) => adjusters.length > 0)
  const built = new Set(members.map(({ construction, kind }) => construction ?? kind)).size > 1
  const shared = { columns, built, letters, spec, locale }
  return (
    <Table caption={t('sections.members')} captionHidden className="held-column figure-lines">
      <thead>
        <tr>
          <th scope="col">{t('part')}</th>
          {built && (
            <th scope="col" className="max-md:hidden">
              {spec('fields.construction')}
            </th>
          )}
          {columns.map((field) => (
            <th key={field} scope="col">
              <UnbrokenText text={spec(`short.${field}`)} />
            </th>
          ))}
          {letters && (
            <th scope="col" className="sm:min-w-20">
              <UnbrokenText text={spec('fields.adjusters')} />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ members: shown }, i) =>
          shown.map((member) => <MemberRow key={member.id} member={member} group={i + 1} {...shared} />),
        )}
      </tbody>
    </Table>
  )
}
