import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { BoxPart } from '@/components/vehicle-page/box-part'
import { localizePath } from '@/lib/i18n/locales'
import { KitPart } from './kit-part'
import type { VespaView } from './vespa-view'

const figures = [
  'lengthMm',
  'strokeMm',
  'springRateNmm',
  'preloadMm',
  'reboundClicks',
  'compressionClicks',
  'gasBar',
  'bodyMm',
  'shaftMm',
  'weightKg',
] as const

/** The set the page is about: both ends with their figures, then what lies in the box. */
export async function SetSection({ copy, kits, locale }: VespaView) {
  const t = await getTranslations({ locale, namespace: 'vespa.set' })
  const set = kits.at(-1)
  if (!set) return null
  return (
    <>
      <Part id="set" title={t('title')} lead={copy.vehicles} aside={<UnitSwitch locale={locale} />}>
        <div className="grid gap-4 sm:grid-cols-2 md:gap-6">
          <KitPart part={set.front} axle="front" figures={figures} locale={locale} />
          <KitPart part={set.rear} axle="rear" figures={figures} locale={locale} />
        </div>
        <p className="flex flex-wrap gap-3" data-print="none">
          <ButtonLink href={localizePath('/vespa/gts/compare', locale)}>{t('compare')}</ButtonLink>
          <ButtonLink href={localizePath('/vespa/gts', locale)} variant="secondary">
            {t('parts')}
          </ButtonLink>
          <ButtonLink href={localizePath('/whereToBuy', locale)} variant="quiet">
            {t('dealers')}
          </ButtonLink>
        </p>
      </Part>
      <Part id="box" title={t('box')}>
        <BoxPart kinds={[set.front.kind, set.rear.kind]} locale={locale} />
      </Part>
    </>
  )
}
