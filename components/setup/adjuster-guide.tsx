import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { Locale } from '@/lib/i18n/locales'
import { TryDial } from './try-dial'

const dialLetters = ['R', 'C', 'W'] as const

/** The letters of the part number: what each adjuster does, how it is turned and what that feels like. */
export async function AdjusterGuide({ locale }: { locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'setup' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const subjects = dialLetters.map((letter) => ({
    letter,
    name: spec(`adjusters.${letter}`),
    feels: { in: t(`dial.${letter}.in`), mid: t(`dial.${letter}.mid`), out: t(`dial.${letter}.out`) },
  }))
  return (
    <section id="letters" aria-labelledby="letters-title" data-print="without-sheet" className="grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <h2 id="letters-title" className="display text-4xl">
          <HeadingText text={t('letters.title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">
          <UnbrokenText text={t('letters.lead')} />
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul className="grid border-t border-ink">
          {adjusterLetters.map((letter) => (
            <li key={letter} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5">
              <span aria-hidden="true" className="figure grid size-10 place-items-center border border-ink text-lg">
                {letter}
              </span>
              <div className="grid gap-2">
                <h3 className="text-xl">
                  <span className="sr-only">{letter}: </span>
                  {spec(`adjusters.${letter}`)}
                </h3>
                <p>
                  <UnbrokenText text={spec(`adjusterHints.${letter}`)} />
                </p>
                <dl className="grid gap-x-4 gap-y-2 text-steel lg:grid-cols-2">
                  <div>
                    <dt className="label">
                      <UnbrokenText text={t('letters.turn')} />
                    </dt>
                    <dd>
                      <UnbrokenText text={t(`letters.${letter}.turn`)} />
                    </dd>
                  </div>
                  <div>
                    <dt className="label">
                      <UnbrokenText text={t('letters.feel')} />
                    </dt>
                    <dd>
                      <UnbrokenText text={t(`letters.${letter}.feel`)} />
                    </dd>
                  </div>
                </dl>
              </div>
            </li>
          ))}
        </ul>
        <section
          aria-labelledby="dial-title"
          data-print="none"
          className="grid gap-4 border border-line bg-white p-5 sm:p-6 md:sticky md:top-24"
        >
          <h3 id="dial-title" className="text-xl">
            <HeadingText text={t('dial.title')} />
          </h3>
          <TryDial
            subjects={subjects}
            texts={{ choose: t('dial.choose'), position: t('dial.position'), current: t('dial.current') }}
          />
        </section>
      </div>
    </section>
  )
}
