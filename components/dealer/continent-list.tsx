import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Disclosure } from '@/components/ui/disclosure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Distributor } from '@/lib/contract/distributor'
import { joinNames, nameJoints } from '@/lib/i18n/join-words'
import { languageName } from '@/lib/i18n/language-name'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { id: string; name: string; distributors: readonly Distributor[]; locale: Locale }

/** The distributors of a continent by country; the country leads to its page. */
export async function ContinentList({ id, name, distributors, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer.world' })
  return (
    <Disclosure
      id={id}
      summary={
        <h3 className="flex grow flex-wrap items-baseline justify-between gap-x-4 text-xl">
          {name}
          <span className="text-sm font-normal text-steel">{t('inContinent', { count: distributors.length })}</span>
        </h3>
      }
    >
      {/* Classes stand on the list, not on each of many rows: a stored page carries them twice. */}
      <ul className="grid gap-x-10 md:grid-cols-2 [&_li]:border-b [&_li]:border-line [&_li]:py-3 [&_p]:text-sm [&_p]:text-steel [&_p_strong]:font-semibold [&_p_strong]:text-ink [&_p_a]:underline [&_p_a]:underline-offset-4">
        {distributors.map(({ id: key, name: company, country, kind, exclusive, territory, languages }) => (
          <li key={key}>
            <AppLink
              href={localizePath(`/whereToBuy/${country.slug}`, locale)}
              className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {country.name}
            </AppLink>
            <p>
              <strong>{company}</strong> ·{' '}
              <UnbrokenText text={`${t(`kinds.${kind}`)}\u00A0· ${t(exclusive ? 'exclusive' : 'shared')}`} />
            </p>
            <p>
              {t('territory')}:{' '}
              {territory.map((one, i) => (
                <Fragment key={one.code}>
                  {i > 0 && nameJoints[locale]}
                  {one.code === country.code ? (
                    one.name
                  ) : (
                    <AppLink href={localizePath(`/whereToBuy/${one.slug}`, locale)}>{one.name}</AppLink>
                  )}
                </Fragment>
              ))}
            </p>
            <p>
              {t('languages')}:{' '}
              {joinNames(
                languages.map((language) => languageName(language, locale)),
                locale,
              )}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
