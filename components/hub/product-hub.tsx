import { getTranslations } from 'next-intl/server'
import { FamilyTiles } from '@/components/products/family-tiles'
import { Finder } from '@/components/finder/finder'
import { TapeMeasure } from '@/components/products/tape-measure'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import type { Family } from '@/lib/contract/product-words'
import type { HubData } from '@/lib/data/hub'
import type { BrandOfPages } from '@/lib/domain/vehicle-index'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { SceneId } from '@/lib/pictures/scenes'
import { VehicleIndex } from './vehicle-index'
import { HeadingText } from '@/components/ui/heading-text'

type Props = {
  data: HubData
  scene: SceneId
  title: string
  lead: string
  order: readonly Family[]
  vehicles?: readonly BrandOfPages[]
  locale: Locale
}

/** Ways into the programme: by vehicle, by family, by tape measure. */
export async function ProductHub({ data, scene, title, lead, order, vehicles, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.families' })
  // On a phone, the step that is asked begins at the top of the screen.
  const begun = data.finder.step !== 'type'
  return (
    <>
      {!begun && <PageStage title={title} lead={lead} scene={scene} size="tall" />}
      <div className="shell grid gap-section pb-section">
        <div className={begun ? 'pt-2 md:pt-6' : 'relative -mt-8'}>
          <Finder state={data.finder} locale={locale} heading={begun ? 'h1' : 'h2'} />
        </div>
        <section aria-labelledby="families" className="grid gap-6">
          <header className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="families" className="display text-4xl">
              <HeadingText text={t('title')} />
            </h2>
            <ButtonLink href={localizePath('/products/list', locale)} variant="quiet">
              {t('all')}
            </ButtonLink>
          </header>
          <FamilyTiles categories={data.categories} examples={data.examples} order={order} locale={locale} />
        </section>
        {vehicles && <VehicleIndex brands={vehicles} locale={locale} />}
        <TapeMeasure locale={locale} />
      </div>
    </>
  )
}
