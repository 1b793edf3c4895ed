'use client'

import { useRouter } from 'next/navigation'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { SearchHit } from '@/lib/contract/search'
import type { Locale } from '@/lib/i18n/locales'

type Props = { id: string; locale: Locale; query: string; placeholder: string; className: string; productHref: string; vehicleHref: string; label: string }
type Suggestion = { key: string; href: string; text: string; note: string }

const maxSuggestions = 6

function toSuggestion(hit: SearchHit, { productHref, vehicleHref }: Pick<Props, 'productHref' | 'vehicleHref'>): Suggestion[] {
  if (hit.kind === 'product') return [{ key: hit.product.id, href: productHref + hit.product.id, text: hit.product.name, note: hit.product.code }]
  if (hit.kind === 'vehicle') return [{ key: hit.vehicle.id, href: vehicleHref + hit.vehicle.id, text: `${hit.vehicle.brand} ${hit.vehicle.model}`, note: hit.vehicle.generation }]
  return []
}

function useSuggestions(text: string, props: Pick<Props, 'locale' | 'productHref' | 'vehicleHref'>): Suggestion[] {
  const query = useDeferredValue(text.trim())
  const { data } = useSWR(query.length >= 2 && query.length <= 120 ? ['suggest', query, props.locale] : null, ([, q, lang]) => callCompany('search', { q, lang }, { quiet: true }), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return query.length < 2 || !data ? [] : data.hits.slice(0, maxSuggestions).flatMap((hit) => toSuggestion(hit, props))
}

/** Search field with a list of suggestions, by the combobox pattern of the ARIA practices. */
export function SearchSuggestions({ id, locale, query, placeholder, className, productHref, vehicleHref, label }: Props) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState(query)
  const [typed, setTyped] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed ? text : '', { locale, productHref, vehicleHref })
  const open = typed && suggestions.length > 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const count = suggestions.length + 1
      setActive(((active + 1 + step + count) % count) - 1)
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
        type="search"
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
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(false)}
      />
      <ul id={listId} role="listbox" aria-label={label} hidden={!open} className="absolute top-full right-0 left-0 z-20 border border-ink bg-white">
        {suggestions.map(({ key, href, text: name, note }, i) => (
          <li
            key={key}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={i === active}
            onPointerDown={(event) => {
              event.preventDefault()
              router.push(href)
            }}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-paper"
          >
            <span>{name}</span>
            <span className="figure text-sm whitespace-nowrap text-steel">{note}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
