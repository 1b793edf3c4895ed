'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { SearchField } from '@/components/form/search-field'
import { excerptOf } from './fold-text'

type Hit = { id: string; film: string; chapter: string; excerpt: string }

const mostHits = 12

/** Reads the transcripts where they stand, in the page itself, instead of carrying them a second time. */
function findHits(query: string): Hit[] {
  if (query.trim().length < 2) return []
  return [...document.querySelectorAll<HTMLElement>('[data-transcript]')].flatMap((element) => {
    const { film = '', chapter = '' } = element.dataset
    const excerpt = excerptOf(`${chapter}. ${element.textContent}`, query)
    return excerpt === null ? [] : [{ id: element.id, film, chapter, excerpt }]
  })
}

/** Opens the walk-through that a hash points into. */
function revealHash() {
  const target = document.getElementById(window.location.hash.slice(1))
  const details = target?.closest('details')
  if (!target || !details || details.open) return
  details.open = true
  target.scrollIntoView()
}

/** A search over everything that is said in the films; each hit leads to its chapter. */
export function TranscriptSearch() {
  const t = useTranslations('video.search')
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const hits = useMemo(() => findHits(wanted), [wanted])
  const isAsked = wanted.trim().length >= 2

  useEffect(() => {
    revealHash()
    window.addEventListener('hashchange', revealHash)
    return () => window.removeEventListener('hashchange', revealHash)
  }, [])

  return (
    <div data-needs-script className="grid gap-4">
      <SearchField
        id="transcript-search"
        label={t('label')}
        hint={t('hint')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="max-w-xl"
      />
      <p role="status" className="text-sm text-steel empty:hidden">
        {isAsked ? t('found', { count: hits.length }) : ''}
      </p>
      {hits.length > 0 && (
        <ol aria-label={t('results')} className="border-t border-ink">
          {hits.slice(0, mostHits).map(({ id, film, chapter, excerpt }) => (
            <li key={id} className="border-b border-line py-3">
              <a href={`#${id}`} className="link font-semibold">
                {film}: {chapter}
              </a>
              <p className="max-w-text text-sm text-steel">{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
