import { getTranslations } from 'next-intl/server'
import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Construction } from '@/lib/contract/product-words'
import { insideOf } from '@/lib/drawings/cutaway/figures'
import { groupMembers } from '@/lib/domain/series-members'
import { localizePath } from '@/lib/i18n/locales'
import { AirSystem } from './air-system'
import type { SeriesView } from './series-view'
import { SpringCurves } from './spring-curves'

type FaceProps = Pick<SeriesView, 'data' | 'locale'>

/** The damper of the series cut open, drawn from the figures of the part it names. */
async function CutOpen({ data: { face }, locale }: FaceProps) {
  const t = await getTranslations({ locale, namespace: 'series' })
  const inside = face && insideOf(face)
  if (!inside) return null
  return (
    <div className="grid gap-3">
      <Cutaway kind={inside.kind} product={{ id: face.id, figures: inside.figures }} locale={locale} />
      <p className="text-sm text-steel">
        {t('drawnFrom')}{' '}
        <AppLink href={localizePath(`/products/${face.id}`, locale)} className="link">
          {face.name}
        </AppLink>
      </p>
    </div>
  )
}

/** Every construction of the series, most parts first, each in a sentence. */
async function Constructions({ data: { members }, locale }: FaceProps) {
  const spec = await getTranslations({ locale, namespace: 'spec' })
  const found = groupMembers(members, 'construction').flatMap(({ members: [member] }) => member?.construction ?? [])
  if (found.length < 2) return null
  return (
    <dl className="grid gap-x-10 border-t border-ink md:grid-cols-2">
      {found.map((construction: Construction) => (
        <div key={construction} className="grid content-start gap-1 border-b border-line py-4">
          <dt className="font-semibold">
            <UnbrokenText text={spec(`constructions.${construction}`)} />
          </dt>
          <dd className="max-w-text text-steel">
            <UnbrokenText text={spec(`constructionHints.${construction}`)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How it works: the damper cut open, springs as curves, air as one system. */
export function InsideSection({ page, copy, data, locale }: SeriesView) {
  const hasDamper = data.face !== null && insideOf(data.face) !== null
  return (
    <Part id="inside" title={copy.inside.title} lead={copy.inside.text}>
      {page.isAir ? (
        <AirSystem members={data.members} locale={locale} />
      ) : hasDamper ? (
        <>
          <CutOpen data={data} locale={locale} />
          <Constructions data={data} locale={locale} />
        </>
      ) : (
        <SpringCurves members={data.members} locale={locale} />
      )}
    </Part>
  )
}
