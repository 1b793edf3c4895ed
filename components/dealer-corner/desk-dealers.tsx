import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { Dealer } from '@/lib/contract/dealer'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  dealers: readonly Dealer[]
  /** How many changes of each wait for a look, by its id. */
  waiting: ReadonlyMap<string, number>
  q: string
  locale: Locale
}

/** Every dealer whose listing staff may write; those with something that waits come first. */
export async function DeskDealers({ dealers, waiting, q, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer-corner.desk' })
  const count = ({ id }: Dealer) => waiting.get(id) ?? 0
  const inOrder = dealers.toSorted((a, b) => Math.sign(count(b)) - Math.sign(count(a)))
  return (
    <div className="grid gap-4">
      <form method="get" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="kind" value="dealer" />
        <TextField id="dealer-q" name="q" type="search" label={t('search')} defaultValue={q} />
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
      </form>
      <p className="text-steel">{dealers.length === 0 ? t('empty') : t('count', { count: dealers.length })}</p>
      <ol className="border-t border-ink empty:hidden">
        {inOrder.map((dealer) => (
          <li
            key={dealer.id}
            className="relative grid gap-x-6 gap-y-2 border-b border-line py-4 focus-within:bg-white hover:bg-white md:grid-cols-[minmax(0,1fr)_14rem] md:px-3"
          >
            <div className="grid min-w-0 content-start gap-1">
              <AppLink
                prefetch={false}
                href={localizePath(`/desk/content/dealer/${dealer.id}`, locale)}
                className="font-semibold break-words after:absolute after:inset-0"
              >
                {dealer.name}
              </AppLink>
              <span className="text-sm break-words text-steel">
                {dealer.district.name} · {dealer.province.name}
              </span>
            </div>
            {count(dealer) > 0 && (
              <span className="content-start">
                <Badge tone="warning">{t('waiting', { count: count(dealer) })}</Badge>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
