import { mdiClose } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { ChipLink } from '@/components/ui/chip'
import type { Locale } from '@/lib/i18n/locales'
import { listQuery, type SearchParams } from '@/lib/routes/list-state'
import type { Choice } from './list-choices'

type Props = { choices: readonly Choice[]; params: SearchParams; path: string; locale: Locale }

/** What narrows the list now, each with a way to take it off; one line that scrolls on phones. */
export async function ActiveFilters({ choices, params, path, locale }: Props) {
  if (choices.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'lists' })
  return (
    <div className="chosen-filters" role="group" aria-label={t('active')} data-print="none">
      {choices.map(({ id, name, shown, without }) => (
        <ChipLink
          key={id}
          href={path + listQuery(params, without)}
          rel="nofollow"
          scroll={false}
          aria-label={t('remove', { name })}
        >
          <span className="unbroken">{shown ?? name}</span>
          <Icon path={mdiClose} size={4} />
        </ChipLink>
      ))}
      <AppLink
        href={path}
        rel="nofollow"
        scroll={false}
        className="inline-flex min-h-11 items-center px-2 text-sm font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {t('clear')}
      </AppLink>
    </div>
  )
}
