import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { StackedTable } from '@/components/ui/stacked-table'
import type { Distributor } from '@/lib/contract/distributor'
import { languageName } from '@/lib/i18n/language-name'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { id: string; name: string; distributors: readonly Distributor[]; locale: Locale }

/** The distributors of a continent by country; the country leads to its page. */
export async function ContinentTable({ id, name, distributors, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer.world' })
  const join = (words: readonly string[]) => words.join(locale === 'ja' ? '、' : ', ')
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 id={id} className="scroll-mt-24 text-xl">
          {name}
        </h3>
        <span className="text-sm text-steel">{t('inContinent', { count: distributors.length })}</span>
      </header>
      <StackedTable
        caption={name}
        columns={[
          { label: t('country') },
          { label: t('kind') },
          { label: t('territory') },
          { label: t('languages') },
        ]}
        rows={distributors.map(({ id: key, name: company, country, kind, exclusive, territory, languages }) => ({
          key,
          cells: [
            <span key="country" className="grid">
              <AppLink
                href={localizePath(`/whereToBuy/${country.slug}`, locale)}
                className="underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {country.name}
              </AppLink>
              <span className="text-sm font-normal text-steel">{company}</span>
            </span>,
            `${t(`kinds.${kind}`)} · ${t(exclusive ? 'exclusive' : 'shared')}`,
            join(territory.map((one) => one.name)),
            join(languages.map((language) => languageName(language, locale))),
          ],
        }))}
      />
    </section>
  )
}
