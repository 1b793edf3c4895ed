import { mdiTableLarge, mdiViewGridOutline, mdiViewListOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { listQuery, listViews, type ListView, type SearchParams } from '@/lib/routes/list-state'

const icons: Record<ListView, string> = { cards: mdiViewGridOutline, table: mdiViewListOutline, matrix: mdiTableLarge }

/** The same results as cards, as a dense table or as a specification matrix. */
export async function ViewSwitch({ view, params, locale }: { view: ListView; params: SearchParams; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'lists.views' })
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-1">
      {(Object.keys(listViews) as ListView[]).map((name) => (
        <ChipLink
          key={name}
          href={localizePath(listViews[name], locale) + listQuery(params, { page: params.page })}
          current={name === view}
          rel="nofollow"
          scroll={false}
          aria-label={t(name)}
          title={t(name)}
        >
          <Icon path={icons[name]} size={5} />
        </ChipLink>
      ))}
    </div>
  )
}
