import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { LatinText } from '@/components/ui/latin-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Distributor } from '@/lib/contract/distributor'
import { joinWords } from '@/lib/i18n/join-words'
import { languageName } from '@/lib/i18n/language-name'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { dialHref } from '@/lib/utils/dial-href'

type Props = {
  distributor: Distributor
  locale: Locale
  /** Whether the name leads to the page of its country. */ linked?: boolean
}

const link = 'inline-flex min-h-6 items-center underline underline-offset-4 break-all'

/** Who delivers where, in which languages, and how to reach them. */
export function DistributorCard({ distributor, locale, linked = false }: Props) {
  const t = useTranslations('dealer.world')
  const lines = useTranslations('appointment.lines')
  const { name, city, country, territory, exclusive, languages, phones, email, kind, address } = distributor
  const rows = [
    {
      label: t('territory'),
      value: joinWords(
        territory.map((one) => one.name),
        locale,
      ),
    },
    {
      label: t('languages'),
      value: joinWords(
        languages.map((language) => languageName(language, locale)),
        locale,
      ),
    },
    {
      label: t('lines'),
      value: joinWords(
        distributor.lines.map((line) => lines(line)),
        locale,
      ),
    },
    { label: t('kind'), value: t(`kinds.${kind}`) },
  ]
  return (
    <div className="grid content-start gap-3 border-t-3 border-ink bg-white p-5">
      <div className="grid gap-1">
        <h3 className="text-lg leading-snug font-semibold">
          {linked ? (
            <AppLink
              href={localizePath(`/whereToBuy/${country.slug}`, locale)}
              className="underline-offset-4 hover:underline"
            >
              <LatinText text={name} />
            </AppLink>
          ) : (
            <LatinText text={name} />
          )}
        </h3>
        <p className="text-steel">
          {country.name}&nbsp;· <LatinText text={city} />
        </p>
      </div>
      <p>
        <Badge tone={exclusive ? 'info' : 'neutral'}>{t(exclusive ? 'exclusive' : 'shared')}</Badge>
      </p>
      <dl className="border-t border-line text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5">
            <dt className="text-steel">{label}</dt>
            <dd>
              <UnbrokenText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <address className="flex flex-wrap gap-x-5 text-sm not-italic">
        <span className="w-full">
          <LatinText text={address} />
        </span>
        {phones.map((phone) => (
          <a key={phone} href={dialHref(phone)} className={link}>
            {phone}
          </a>
        ))}
        {email !== null && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        )}
      </address>
    </div>
  )
}
