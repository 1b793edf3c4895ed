import { getTranslations } from 'next-intl/server'
import { FamilyTiles } from '@/components/products/family-tiles'
import { Finder } from '@/components/finder/finder'
import { TapeMeasure } from '@/components/products/tape-measure'
import { ButtonLink } from '@/components/ui/button-link'
import type { Family } from '@/lib/contract/product'
import type { HubData } from '@/lib/data/hub'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { data: HubData; title: string; lead: string; order: readonly Family[]; locale: Locale }

/** Ways into the programme: by vehicle, by family, by tape measure. */
export async function ProductHub({ data, title, lead, order, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.families' })
  return (
    <div className="shell grid gap-12 pb-section">
      <header className="grid gap-2">
        <h1 className="font-display text-4xl">{title}</h1>
        <p className="max-w-text text-lg text-steel">{lead}</p>
      </header>
      <Finder state={data.finder} locale={locale} />
      <section aria-labelledby="families" className="grid gap-6">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="families" className="font-display text-2xl">
            {t('title')}
          </h2>
          <ButtonLink href={localizePath('/products/list', locale)} variant="quiet">
            {t('all')}
          </ButtonLink>
        </header>
        <FamilyTiles categories={data.categories} examples={data.examples} order={order} locale={locale} />
      </section>
      <TapeMeasure locale={locale} />
    </div>
  )
}
