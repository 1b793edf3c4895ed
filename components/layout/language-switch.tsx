import { classNames } from '@/components/ui/class-names'
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

/** The same page in the other languages: real links, to which the first script (`lib/config/first-script.ts`) adds the query and the hash of the moment. */
export function LanguageSwitch({ path, locale, label, names = 'short', className }: Props) {
  return (
    <ul aria-label={label} className={classNames('languages', className)}>
      {localeList.map((target) => {
        const { code, name, label: full } = locales[target]
        return (
          <li key={target}>
            <a
              href={localizePath(path, target)}
              hrefLang={target}
              lang={target}
              data-locale={code}
              {...(target === locale && { 'aria-current': 'true' })}
              {...(names === 'short' && { 'aria-label': `${name} – ${full}` })}
              // The address may have been completed before React takes over.
              suppressHydrationWarning
            >
              {names === 'short' ? name : full}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
