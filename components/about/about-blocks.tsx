import { mdiArrowRight } from '@mdi/js'
import type { ReactNode } from 'react'
import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { Icon } from '@/components/ui/icon'
import type { AboutBlock, BlockOf } from '@/lib/content/about'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DamperCurve } from './damper-curve'
import { FactsBlock, QuestionsBlock, StepsBlock, TableBlock, TextBlock } from './reading-blocks'
import { SampleEntries } from './sample-entries'

/** What a route puts into the slots of its page, by their ids. A slot that gets nothing is left out. */
export type Slots = Readonly<Record<string, ReactNode>>

function LinksBlock({ items, locale }: Pick<BlockOf<'links'>, 'items'> & { locale: Locale }) {
  return (
    <ul className="grid border-t border-ink md:grid-cols-2 md:gap-x-12">
      {items.map(({ title, text, href }) => (
        <li key={href} className="border-b border-line">
          <AppLink
            href={localizePath(href, locale)}
            className="group flex h-full min-h-14 items-center justify-between gap-4 py-4"
          >
            <span className="grid gap-1">
              <span className="text-lg leading-snug font-semibold underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="text-steel">{text}</span>
            </span>
            <Icon path={mdiArrowRight} size={5} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function BlockBody({ block, locale, slots }: { block: AboutBlock; locale: Locale; slots: Slots }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />
    case 'facts':
      return <FactsBlock {...block} />
    case 'steps':
      return <StepsBlock {...block} />
    case 'curve':
      return <DamperCurve {...block} />
    case 'cutaway':
      return <Cutaway kind={block.of} locale={locale} />
    case 'table':
      return <TableBlock {...block} />
    case 'samples':
      return <SampleEntries {...block} />
    case 'questions':
      return <QuestionsBlock {...block} />
    case 'links':
      return <LinksBlock {...block} locale={locale} />
    case 'slot':
      return slots[block.id]
  }
}

/** Blocks that the page shows: all but slots without content. */
export const shownBlocks = (blocks: readonly AboutBlock[], slots: Slots): AboutBlock[] =>
  blocks.filter(({ kind, id }) => kind !== 'slot' || slots[id] !== undefined)

/** The blocks of a page, each a part with its heading. */
export function AboutBlocks({
  blocks,
  locale,
  slots,
}: {
  blocks: readonly AboutBlock[]
  locale: Locale
  slots: Slots
}) {
  return (
    <div className="shell grid grid-cols-1 gap-section py-section">
      {blocks.map((block) => (
        <Part key={block.id} id={block.id} title={block.title} {...(block.lead && { lead: block.lead })}>
          <BlockBody block={block} locale={locale} slots={slots} />
        </Part>
      ))}
    </div>
  )
}
