import { mdiMagnify } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { searchKinds } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { SearchSuggestions } from './search-suggestions'
import { maxSuggestions, type KindNames } from './suggestion'

/** The large search field; a plain GET form that suggests while typing where there is script. */
export async function SearchBox({
  locale,
  query = '',
  id = 'search-q',
}: {
  locale: Locale
  query?: string
  id?: string
}) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const kindNames = Object.fromEntries(searchKinds.map((kind) => [kind, t(`kinds.${kind}`)])) as KindNames
  return (
    <form action={localizePath('/search', locale)} method="get" role="search" className="grid max-w-2xl gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('label')}
      </label>
      <div className="relative flex gap-2">
        <SearchSuggestions
          id={id}
          locale={locale}
          query={query}
          placeholder={t('placeholder')}
          className={controlStyle}
          label={t('suggestions')}
          kindNames={kindNames}
          counts={Array.from({ length: maxSuggestions + 1 }, (_, count) => t('found', { count }))}
        />
        <Button type="submit" className="shrink-0 whitespace-nowrap">
          <Icon path={mdiMagnify} />
          <span className="sr-only sm:not-sr-only">{t('submit')}</span>
        </Button>
      </div>
    </form>
  )
}
