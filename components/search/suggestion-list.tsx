import type { Suggestion } from './use-suggestions'

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
      {suggestions.map(({ key, href, text, note }, i) => (
        <li
          key={key}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(href)
          }}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-paper"
        >
          <span>{text}</span>
          <span className="figure text-sm whitespace-nowrap text-steel">{note}</span>
        </li>
      ))}
    </ul>
  )
}
