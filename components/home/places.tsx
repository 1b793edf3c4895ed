import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { RenderedPicture } from '@/components/pictures/rendered-picture'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture, findTallPicture } from '@/lib/pictures/find-picture'
import type { PlacedId } from '@/lib/pictures/placed-scenes'
import type { HomeEdition } from './home-edition'
import { HeadingText } from '@/components/ui/heading-text'

type Place = {
  key: 'pickup' | 'scooter' | 'vespa' | 'car' | 'bigbike' | 'fork'
  scene: PlacedId
  /** The series whose part it is. */
  href: string
}

const scooter: Place = { key: 'scooter', scene: 'on-scooter', href: '/GTX' }
const vespa: Place = { key: 'vespa', scene: 'on-vespa', href: '/vespa' }

/** Large and small in turn. */
const places: Record<HomeEdition, readonly Place[]> = {
  all: [
    { key: 'pickup', scene: 'on-leaf-plain', href: '/dtg' },
    scooter,
    vespa,
    { key: 'car', scene: 'on-strut', href: '/x-sport' },
  ],
  moto: [
    { key: 'bigbike', scene: 'on-linkage', href: '/X-PERT' },
    scooter,
    vespa,
    { key: 'fork', scene: 'on-fork', href: '/fork-sport-kit' },
  ],
}

const isLarge = (i: number) => i % 4 === 0 || i % 4 === 3

/** Small ones are upright. */
function PlacePicture({ scene, isLarge, label }: { scene: PlacedId; isLarge: boolean; label: string }) {
  const tall = isLarge ? null : findTallPicture(scene)
  const cover = 'absolute inset-0 size-full object-cover'
  return (
    <div
      className={`relative overflow-hidden ${tall ? 'aspect-[4/5] md:aspect-auto md:h-full' : 'aspect-[3/2]'}`}
      data-print="none"
    >
      {tall ? (
        <RenderedPicture picture={tall} label={label} sizes="(min-width: 60rem) 33vw, 100vw" className={cover} />
      ) : (
        <ScenePicture scene={scene} label={label} sizes="(min-width: 60rem) 66vw, 100vw" className={cover} />
      )}
    </div>
  )
}

/** Four parts at their places on machines, each with what its place asks of it. */
export async function Places({ edition, locale }: { edition: HomeEdition; locale: Locale }) {
  const [t, scenes] = await Promise.all([
    getTranslations({ locale, namespace: 'home.places' }),
    getTranslations({ locale, namespace: 'pictures.scenes' }),
  ])
  const shown = places[edition].filter(({ scene }) => findPicture(scene) !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="places" data-tone="stage" className="below-fold-150 bg-ink py-section text-white">
      <div className="shell grid gap-8">
        <header className="grid gap-3">
          <h2 id="places" className="display text-4xl md:text-5xl">
            <HeadingText text={t('title')} />
          </h2>
          <p className="max-w-text text-lg text-mist">
            <UnbrokenText text={t('lead')} />
          </p>
        </header>
        <ul className="home-points grid gap-x-6 gap-y-10 md:grid-cols-12">
          {shown.map(({ key, scene, href }, i) => (
            <li
              key={key}
              className={`grid grid-rows-[1fr_auto] gap-4 ${isLarge(i) ? 'md:col-span-8' : 'md:col-span-4'}`}
            >
              <PlacePicture scene={scene} isLarge={isLarge(i)} label={scenes(scene)} />
              <div className="grid gap-1 border-t border-steel pt-4">
                <h3 className="text-xl">
                  <AppLink href={localizePath(href, locale)} className="underline-offset-4 hover:underline">
                    {t(`${key}.title`)}
                  </AppLink>
                </h3>
                <p className="max-w-text text-mist">
                  <UnbrokenText text={t(`${key}.text`)} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
