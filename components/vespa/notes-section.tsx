import { Part } from '@/components/sections/part'
import type { VespaView } from './vespa-view'

/** Titled paragraphs, side by side where there is room. */
export function NotesSection({ copy }: Pick<VespaView, 'copy'>) {
  return copy.notes.map(({ title, text, items }, i) => (
    <Part key={title} id={`notes-${i + 1}`} title={title} lead={text}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="grid content-start gap-2 border-t-3 border-ink pt-3">
            <h3 className="text-xl">{item.title}</h3>
            <p className="max-w-text">{item.text}</p>
          </li>
        ))}
      </ul>
    </Part>
  ))
}
