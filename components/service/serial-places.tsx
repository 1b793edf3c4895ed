import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { EntryCopy } from '@/lib/data/service-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { SerialPlate } from './serial-plate'
import { HeadingText } from '@/components/ui/heading-text'

/** Where the serial stands and what it says, on the stage beside a part seen close. */
export async function SerialPlaces({ serial, locale }: { serial: EntryCopy['serial']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <section id="serial" aria-labelledby="serial-title" data-tone="stage" className="scroll-mt-16 bg-ink text-white">
      <div className="shell grid items-center gap-x-12 gap-y-10 py-section md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <div className="grid gap-2">
            <h2 id="serial-title" className="display text-4xl">
              <HeadingText text={serial.title} />
            </h2>
            <p className="max-w-text text-lg text-mist">
              <UnbrokenText text={serial.text} />
            </p>
          </div>
          <div data-tone="light" className="text-ink">
            <SerialPlate parts={serial.parts} label={t('serialSample')} className="max-w-xl" />
          </div>
          <dl className="grid gap-x-10 border-t border-steel sm:grid-cols-2">
            {serial.places.map(({ title, text }) => (
              <div key={title} className="grid content-start gap-1 border-b border-steel/60 py-3">
                <dt className="leading-snug font-semibold">{title}</dt>
                <dd className="text-mist">
                  <UnbrokenText text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="flex flex-wrap gap-x-8 gap-y-2" data-print="none">
            <ButtonLink href={`${localizePath('/services/videoTutorial', locale)}#find-serial`} variant="quiet">
              {t('serialGuide')}
            </ButtonLink>
            <ButtonLink href={localizePath('/services/productCode', locale)} variant="quiet">
              {t('decode')}
            </ButtonLink>
          </p>
        </div>
        <div className="relative hidden aspect-[3/4] overflow-hidden md:block">
          <ScenePicture
            scene="macro-reservoir"
            label=""
            sizes="40vw"
            className="absolute inset-0 size-full object-cover object-[70%_50%]"
          />
        </div>
      </div>
    </section>
  )
}
