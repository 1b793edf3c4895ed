'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { controlStyle, Field, type FieldProps } from '@/components/ui/field'
import { ComboboxList, type ComboboxOption } from './combobox-list'

type Props = Omit<FieldProps, 'children'> & {
  /** What is typed. */
  text: string
  onText: (text: string) => void
  options: readonly ComboboxOption[]
  onChoose: (key: string) => void
  texts: {
    /** Name of the list. */ found: string
    /** Said when the list opens. */ listed: string
    /** Shown and said when nothing was found. */ none: string
  }
  /** An answer for `text` is there and it is empty. */
  nothing: boolean
}

/** A field that offers what is found for the typed text, by the combobox pattern of the ARIA practices. Enter takes the marked option, or the first. */
export function Combobox({ text, onText, options, onChoose, texts, nothing, ...field }: Props) {
  const listId = useId()
  const [awake, setAwake] = useState(false)
  const [active, setActive] = useState(-1)
  const open = awake && options.length > 0

  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return
    setAwake(false)
    setActive(-1)
    onChoose(option.key)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      const count = options.length + 1
      setActive(((Math.min(active, options.length - 1) + 1 + step + count) % count) - 1)
    } else if (event.key === 'Enter') {
      if (event.nativeEvent.isComposing) return
      choose(options[active] ?? options[0])
    } else if (event.key === 'Escape') setAwake(false)
    else return
    event.preventDefault()
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={120}
            value={text}
            className={controlStyle}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && options[active] ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              onText(event.target.value)
              setAwake(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setAwake(false)}
          />
          <ComboboxList
            id={listId}
            label={texts.found}
            options={options}
            active={active}
            open={open}
            onChoose={choose}
          />
          <p role="status" className={nothing ? 'mt-1.5 text-sm text-steel' : 'sr-only'}>
            {nothing ? texts.none : open ? texts.listed : ''}
          </p>
        </div>
      )}
    </Field>
  )
}
