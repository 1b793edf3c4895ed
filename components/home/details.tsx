import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'
import { HeadingText } from '@/components/ui/heading-text'

const details = [
  {
    key: 'preload',
    scene: 'macro-preload',
    frame: 'md:col-span-7 md:row-span-2',
    picture: 'aspect-[4/3] md:aspect-auto md:h-full',
  },
  { key: 'rebound', scene: 'macro-rebound', frame: 'md:col-span-5', picture: 'aspect-[16/10]' },
  { key: 'reservoir', scene: 'macro-reservoir', frame: 'md:col-span-5', picture: 'aspect-[16/10]' },
] as const satisfies readonly { key: string; scene: SceneId; frame: string; picture: string }[]

/** What the hand meets: three places of a damper seen close, each with what it does. */
export async function Details({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.details' })
  const shown = details.filter(({ scene }) => findPicture(scene) !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="details" data-tone="stage" className="below-fold-92 bg-ink py-section text-white">
      <div className="shell grid gap-8">
        <header className="grid gap-3">
          <h2 id="details" className="display text-4xl md:text-5xl">
            <HeadingText text={t('title')} />
          </h2>
          <p className="max-w-text text-lg text-mist">
            <UnbrokenText text={t('lead')} />
          </p>
        </header>
        <ul className="home-points grid gap-x-6 gap-y-10 md:grid-cols-12">
          {shown.map(({ key, scene, frame, picture }) => (
            <li key={key} className={`grid grid-rows-[1fr_auto] gap-4 ${frame}`}>
              <div className={`relative overflow-hidden ${picture}`} data-print="none">
                <ScenePicture
                  scene={scene}
                  label=""
                  sizes="(min-width: 60rem) 55vw, 100vw"
                  className="absolute inset-0 size-full object-cover"
                />
              </div>
              <div className="grid gap-1 border-t border-steel pt-4">
                <h3 className="text-xl">{t(`${key}.title`)}</h3>
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
