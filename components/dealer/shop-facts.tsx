import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer } from '@/lib/contract/dealer'
import { joinWords } from '@/lib/i18n/join-words'
import { languageName } from '@/lib/i18n/language-name'
import type { Locale } from '@/lib/i18n/locales'

/** Vehicles, languages, kind and size. */
export async function ShopFacts({ dealer, locale }: { dealer: Dealer; locale: Locale }) {
  const [t, lines] = await Promise.all([
    getTranslations({ locale, namespace: 'dealer' }),
    getTranslations({ locale, namespace: 'appointment.lines' }),
  ])
  const rows = [
    {
      key: 'lines',
      value: joinWords(
        dealer.lines.map((line) => lines(line)),
        locale,
      ),
    },
    {
      key: 'languages',
      value: joinWords(
        dealer.languages.map((language) => languageName(language, locale)),
        locale,
      ),
    },
    { key: 'kind', value: t(`kinds.${dealer.kind}`) },
    { key: 'size', value: t(`sizes.${dealer.size}`) },
    { key: 'code', value: dealer.code },
  ] as const
  return (
    <dl className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {rows.map(({ key, value }) => (
        <div key={key} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2">
          <dt className="text-steel">
            <UnbrokenText text={t(`shop.${key}`)} />
          </dt>
          <dd>
            <UnbrokenText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
