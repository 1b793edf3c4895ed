import type { Change } from '@/lib/domain/text-difference'

type Props = {
  rows: readonly (readonly Change[])[]
  /** What the two marks mean. */
  texts: { added: string; removed: string }
}

function Passage({ change: { kind, text } }: { change: Change }) {
  if (kind === 'added')
    return <ins className="bg-success-tint text-success decoration-1 underline-offset-4">{text}</ins>
  if (kind === 'removed') return <del className="bg-danger-tint text-danger decoration-1">{text}</del>
  return text
}

/** Two texts in one: what was added is underlined, what was removed struck out; paragraphs that are the same stand back. */
export function DifferenceView({ rows, texts }: Props) {
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Passage change={{ kind: 'added', text: texts.added }} />
        <Passage change={{ kind: 'removed', text: texts.removed }} />
      </p>
      <div className="grid max-w-text gap-3">
        {rows.map((row, i) => (
          <p key={i} className={row.every(({ kind }) => kind === 'same') ? 'text-steel' : 'border-l-3 border-ink pl-4'}>
            {row.map((change, k) => (
              <Passage key={k} change={change} />
            ))}
          </p>
        ))}
      </div>
    </div>
  )
}
