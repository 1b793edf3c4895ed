'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, type KeyboardEvent } from 'react'
import { prepareCalls } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { SuggestionList } from './suggestion-list'
import type { KindNames } from './suggestion'
import { useSuggestions } from './use-suggestions'

type Props = {
  id: string
  locale: Locale
  query: string
  placeholder: string
  className: string
  label: string
  kindNames: KindNames
  /** How many there are, in words, by their number. */
  counts: readonly string[]
}

/** Search field with a list of suggestions, by the combobox pattern of the ARIA practices. */
export function SearchSuggestions({ id, locale, query, placeholder, className, label, kindNames, counts }: Props) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState(query)
  const [typed, setTyped] = useState(false)
  const [moved, setMoved] = useState(-1)
  const suggestions = useSuggestions(typed ? text : '', locale, kindNames)
  const open = typed && suggestions.length > 0
  /** Of the option that is marked; a shorter answer may have removed it. */
  const active = open && suggestions[moved] ? moved : -1

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const count = suggestions.length + 1
      setMoved(((active + 1 + step + count) % count) - 1)
    }
    const chosen = suggestions[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      router.push(chosen.href)
    }
    if (event.key === 'Escape') setTyped(false)
  }

  return (
    <>
      <input
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        required
        maxLength={120}
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        className={className}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setTyped(true)
          setMoved(-1)
        }}
        onKeyDown={onKeyDown}
        onFocus={prepareCalls}
        onBlur={() => setTyped(false)}
      />
      <SuggestionList
        id={listId}
        label={label}
        suggestions={suggestions}
        active={active}
        open={open}
        onChoose={(href) => router.push(href)}
      />
      <span role="status" className="sr-only">
        {open ? counts[suggestions.length] : ''}
      </span>
    </>
  )
}
