import { Badge } from '@/components/ui/badge'
import type { BlockOf } from '@/lib/content/about'

/** What entries will look like; each says that it is a sample. */
export function SampleEntries({ mark, entries }: Pick<BlockOf<'samples'>, 'mark' | 'entries'>) {
  return (
    <ol className="cells md:grid-cols-2">
      {entries.map(({ title, text, facts }) => (
        <li key={title} className="grid content-start gap-4 bg-white p-5 md:p-8">
          <p>
            <Badge tone="warning">{mark}</Badge>
          </p>
          <h3 className="text-xl">{title}</h3>
          <p className="text-steel">{text}</p>
          <dl className="grid border-t border-ink">
            {facts.map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="text-sm text-steel">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
