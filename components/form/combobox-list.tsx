export type ComboboxOption = { key: string; text: string; /** Beside the text, such as a postcode. */ note?: string }

type Props = {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  open: boolean
  onChoose: (option: ComboboxOption) => void
}

/** The list box of a combobox; its options are named `<id>-<index>`. */
export function ComboboxList({ id, label, options, active, open, onChoose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!open}
      className="absolute top-full right-0 left-0 z-20 max-h-96 overflow-y-auto rounded-base border border-ink bg-white"
    >
      {options.map((option, index) => (
        <li
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The field keeps the focus, so that the list stays until the finger is up.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-paper"
        >
          <span className="min-w-0">{option.text}</span>
          {option.note ? <span className="figure text-sm whitespace-nowrap text-steel">{option.note}</span> : null}
        </li>
      ))}
    </ul>
  )
}
