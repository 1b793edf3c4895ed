'use client'

import type { SyntheticEvent } from 'react'
import { rememberLocale } from '@/components/navigation/locale-memory'
import { localeList, locales, localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  /** Path every language shares, with its parameters filled in. */
  path: string
  locale: Locale
  label: string
  /** `short` shows EN TH JP, `long` the names of the languages. */
  names?: 'short' | 'long'
  className?: string
}

/** The same page in the other languages: real links, which take along the query and the hash of the moment. */
export function LanguageSwitch({ path, locale, label, names = 'short', className }: Props) {
  function refresh({ currentTarget }: SyntheticEvent<HTMLAnchorElement>, target: Locale) {
    currentTarget.setAttribute('href', localizePath(path, target) + window.location.search + window.location.hash)
  }

  return (
    <ul aria-label={label} className={className}>
      {localeList.map((target) => {
        const { name, label: full } = locales[target]
        const update = (event: SyntheticEvent<HTMLAnchorElement>) => refresh(event, target)
        return (
          <li key={target}>
            <a
              href={localizePath(path, target)}
              hrefLang={target}
              lang={target}
              aria-current={target === locale ? 'true' : undefined}
              aria-label={names === 'short' ? `${name} – ${full}` : undefined}
              onFocus={update}
              onPointerEnter={update}
              onClick={(event) => {
                update(event)
                rememberLocale(target)
              }}
              className="grid min-h-11 min-w-9 place-items-center px-1.5 text-sm font-semibold aria-[current=true]:underline aria-[current=true]:decoration-signal aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-6"
            >
              {names === 'short' ? name : full}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
