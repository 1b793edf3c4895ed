import { getTranslations } from 'next-intl/server'
import { AdjustSection } from '@/components/series/adjust-section'
import { HelpSection } from '@/components/series/help-section'
import { InsideSection } from '@/components/series/inside-section'
import { LadderSection } from '@/components/series/ladder-section'
import { MembersSection } from '@/components/series/members-section'
import { SeriesStage } from '@/components/series/series-stage'
import { WhoSection } from '@/components/series/who-section'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { Video } from '@/lib/contract/video'
import type { VespaPath } from '@/lib/domain/vespa-pages'
import { ChassisSection } from './chassis-section'
import { DifferencesSection } from './differences-section'
import { KitsSection } from './kits-section'
import { NotesSection } from './notes-section'
import { SetSection } from './set-section'
import { TorqueSection } from './torque-section'
import type { VespaView } from './vespa-view'

const MembersUnderChassis = (view: VespaView) => <MembersSection {...view} unitsAbove />

const parts = {
  who: WhoSection,
  inside: InsideSection,
  adjust: AdjustSection,
  members: MembersUnderChassis,
  chassis: ChassisSection,
  torque: TorqueSection,
  notes: NotesSection,
  set: SetSection,
  kits: KitsSection,
  differences: DifferencesSection,
} as const
type PartName = keyof typeof parts

/** What stands on the board before and after the dark band. */
const orders = {
  '/vespa/detail': { before: ['who', 'notes', 'inside', 'chassis'], after: ['adjust', 'torque', 'members'] },
  '/vespa/vespa-gts': { before: ['who', 'set', 'inside'], after: ['adjust', 'notes'] },
  '/vespa/gts/compare': { before: ['who', 'kits', 'differences'], after: ['notes'] },
} as const satisfies Record<VespaPath, { before: readonly PartName[]; after: readonly PartName[] }>

/** What the set's own page says of its parts is said of these two; the choice between constructions is among all. */
function narrow(path: VespaPath, view: VespaView): VespaView {
  const set = view.kits.at(-1)
  if (path !== '/vespa/vespa-gts' || !set) return view
  return { ...view, data: { ...view.data, members: [set.front, set.rear] } }
}

/** Where the second button of the stage leads. */
const anchors = { '/vespa/detail': 'chassis', '/vespa/vespa-gts': 'set', '/vespa/gts/compare': 'kits' } as const

type Props = { path: VespaPath; view: VespaView; videos: readonly Video[]; questions: readonly FaqQuestion[] }

/** One side of the Vespa range, in the order its path gives. */
export async function VespaPage({ path, view, videos, questions }: Props) {
  const t = await getTranslations({ locale: view.locale, namespace: 'vespa' })
  const { before, after } = orders[path]
  const own = narrow(path, view)
  const list = (names: readonly PartName[]) =>
    names.map((name) => {
      const Section = parts[name]
      return <Section key={name} {...own} />
    })
  const anchor = anchors[path]
  return (
    <article data-series={view.page.series}>
      <SeriesStage {...own} action={{ href: `#${anchor}`, label: t(`see.${anchor}`) }} />
      <div className="shell grid grid-cols-1 gap-section py-section">{list(before)}</div>
      <LadderSection {...view} />
      <div className="shell grid grid-cols-1 gap-section pt-section">{list(after)}</div>
      <HelpSection series={view.page.series} videos={videos} questions={questions} locale={view.locale} />
    </article>
  )
}
