import { Disclosure } from '@/components/ui/disclosure'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { BlockOf } from '@/lib/content/about'
import { AboutFigure } from './about-figure'

/** Paragraphs, with a picture beside them where there is one. */
export function TextBlock({ paragraphs, figure }: Pick<BlockOf<'text'>, 'paragraphs' | 'figure'>) {
  const text = (
    <div className="grid max-w-text content-start gap-4 text-lg">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <UnbrokenText text={paragraph} />
        </p>
      ))}
    </div>
  )
  if (!figure) return text
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-12">
      {text}
      <AboutFigure figure={figure} />
    </div>
  )
}

/** Statements, each with its reason. */
export function FactsBlock({ items }: Pick<BlockOf<'facts'>, 'items'>) {
  return (
    <dl className="grid gap-x-12 border-t border-ink md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-1 border-b border-line py-5">
          <dt className="text-lg leading-snug font-semibold">{title}</dt>
          <dd className="max-w-text text-steel">
            <UnbrokenText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Work in the order in which it is done, each step with its picture. */
export function StepsBlock({ steps }: Pick<BlockOf<'steps'>, 'steps'>) {
  return (
    <ol className="grid gap-12 md:gap-16">
      {steps.map(({ title, text, figure }, i) => (
        <li key={title} className="grid gap-5 border-t border-ink pt-5 md:grid-cols-12 md:gap-8">
          <div className="grid content-start gap-2 md:col-span-6 lg:col-span-5">
            <span aria-hidden="true" className="figure text-3xl text-signal">
              {i + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="max-w-text text-steel">
              <UnbrokenText text={text} />
            </p>
          </div>
          {figure && (
            <div className="md:col-span-6 lg:col-span-6 lg:col-start-7">
              <AboutFigure figure={figure} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

export function TableBlock({ title, columns, rows }: Pick<BlockOf<'table'>, 'title' | 'columns' | 'rows'>) {
  return (
    <StackedTable
      caption={title}
      columns={columns.map((label) => ({ label }))}
      rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
  )
}

export function QuestionsBlock({ items }: Pick<BlockOf<'questions'>, 'items'>) {
  return (
    <div className="max-w-text border-t border-ink">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>
            <UnbrokenText text={answer} />
          </p>
        </Disclosure>
      ))}
    </div>
  )
}
