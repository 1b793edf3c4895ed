import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import type { Kit } from '@/lib/domain/front-rear-kits'
import { localizePath } from '@/lib/i18n/locales'
import { KitPart } from './kit-part'
import type { VespaView } from './vespa-view'

const figures = ['springRateNmm', 'preloadMm', 'lengthAdjustMm', 'reboundClicks', 'compressionClicks'] as const

/** Both ends of two kits in the comparison that can be changed. */
const address = (a: Kit, b: Kit) =>
  `/products/compare?ids=${[a.front, b.front, a.rear, b.rear].map(({ id }) => id).join(',')}`

/** The kits beside each other, and each two of them in the full comparison. */
export async function KitsSection({ copy, kits, locale }: VespaView) {
  const t = await getTranslations({ locale, namespace: 'vespa.kits' })
  const nameOf = ({ id }: Kit) => copy.kits?.[id].title ?? id
  const twos = kits.flatMap((a, i) => kits.slice(i + 1).map((b) => ({ a, b })))
  return (
    <Part id="kits" title={copy.inside.title} lead={copy.inside.text} aside={<UnitSwitch locale={locale} />}>
      <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3 md:gap-y-4">
        {kits.map((kit) => (
          <li
            key={kit.id}
            className="grid content-start gap-4 sm:max-md:grid-cols-2 md:row-span-3 md:grid-rows-subgrid"
          >
            <div className="col-span-full grid content-start gap-2 border-t-3 border-ink pt-3">
              <h3 className="text-2xl">{nameOf(kit)}</h3>
              <p>{copy.kits?.[kit.id].text}</p>
            </div>
            <KitPart part={kit.front} axle="front" figures={figures} locale={locale} />
            <KitPart part={kit.rear} axle="rear" figures={figures} locale={locale} />
          </li>
        ))}
      </ol>
      <div className="grid gap-3" data-print="none">
        <h3 className="text-xl">{t('two')}</h3>
        <p className="flex flex-wrap gap-3">
          {twos.map(({ a, b }) => (
            <ButtonLink
              key={`${a.id} ${b.id}`}
              href={localizePath(address(a, b), locale)}
              variant="secondary"
              rel="nofollow"
            >
              {t('pair', { a: nameOf(a), b: nameOf(b) })}
            </ButtonLink>
          ))}
        </p>
      </div>
    </Part>
  )
}
