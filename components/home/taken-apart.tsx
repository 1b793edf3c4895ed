import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import type { PartName } from '@/lib/models/part-names'
import { HeadingText } from '@/components/ui/heading-text'

/** Left to right, as the parts lie in the picture. */
const named: readonly PartName[] = [
  'lower-mount',
  'length-adjuster',
  'rebound-knob',
  'lower-seat',
  'spring',
  'spring-seat',
  'preload-ring',
  'lock-ring',
  'bump-stop',
  'wiper',
  'guide',
  'rod',
  'shim-stack',
  'piston',
  'reservoir-cap',
  'floating-piston',
  'body',
  'reservoir',
  'bridge',
  'upper-mount',
]

/** A damper laid out in the order of its assembly. */
export async function TakenApart({ locale }: { locale: Locale }) {
  const [t, parts] = await Promise.all([
    getTranslations({ locale, namespace: 'home.apart' }),
    getTranslations({ locale, namespace: 'model.parts' }),
  ])
  if (!findPicture('exploded-piggyback')) return null
  return (
    <section
      aria-labelledby="apart"
      data-tone="stage"
      className="below-fold-75 overflow-hidden bg-ink text-white print:break-inside-avoid"
    >
      <div className="shell grid gap-4 pt-section">
        <h2 id="apart" className="display max-w-[18em] text-4xl md:text-5xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-mist">
          <UnbrokenText text={t('lead')} />
        </p>
      </div>
      <div className="relative aspect-[3/2] w-full overflow-hidden sm:aspect-[3/1]">
        <ScenePicture
          scene="exploded-piggyback"
          label={t('alt')}
          sizes="(min-width: 37.5rem) 100vw, 200vw"
          className="absolute inset-0 size-full object-cover object-[30%_50%]"
        />
      </div>
      <div className="shell grid gap-8 pb-section">
        <ol className="part-names" data-figures>
          {named.map((name, i) => (
            <li key={i}>
              <span aria-hidden="true">{i + 1}</span>
              {parts(name)}
            </li>
          ))}
        </ol>
        <p data-print="none">
          <ButtonLink href={localizePath('/products/list?family=spares', locale)} variant="secondary" rel="nofollow">
            {t('spares')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
