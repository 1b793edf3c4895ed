import type { Suggestion } from './suggestion'

type Props = {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  active: number
  open: boolean
  onChoose: (href: string) => void
}

/** The list box of a combobox; its options are named `<id>-<index>`. */
export function SuggestionList({ id, label, suggestions, active, open, onChoose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!open}
      className="absolute top-full right-0 left-0 z-20 border border-ink bg-white"
    >
      {suggestions.map(({ key, href, text, note, picture }, i) => (
        <li
          key={key}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          // The field keeps the focus, so that the list stays until the finger is up.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(href)}
          className="grid min-h-12 cursor-pointer grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-paper"
        >
          {picture ? (
            // oxlint-disable-next-line nextjs/no-img-element -- a small file of our own: there is nothing to optimise
            <img src={picture} alt="" width={48} height={36} decoding="async" className="h-9 w-12 object-contain" />
          ) : (
            <span aria-hidden="true" className="h-px w-6 justify-self-center bg-line" />
          )}
          {/* What does not fit beside the name stands below it. */}
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="line-clamp-2">{text}</span>
            <span className="figure text-sm text-steel">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
