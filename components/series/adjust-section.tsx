import { getTranslations } from 'next-intl/server'
import { ForcePlate } from '@/components/drawings/force-plate'
import { dialsOf } from '@/components/products/dials'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { ProductSummary } from '@/lib/contract/product'
import type { Adjuster } from '@/lib/contract/product-words'
import { rangeOf } from '@/lib/domain/series-members'
import type { FigureField } from '@/lib/domain/series-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { FigureRange } from './figure-range'
import type { SeriesView } from './series-view'

/** Where the range of an adjuster stands in the specification. */
const fieldOf = {
  P: 'preloadSteps',
  T: 'preloadMm',
  H: 'preloadMm',
  R: 'reboundClicks',
  C: 'compressionClicks',
  W: 'highSpeedClicks',
  L: 'lengthAdjustMm',
} as const satisfies Record<Adjuster, FigureField>

async function AdjusterRow({
  letter,
  members,
  locale,
}: {
  letter: Adjuster
  members: readonly ProductSummary[]
  locale: Locale
}) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series.clicks' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const having = members.filter(({ adjusters }) => adjusters.includes(letter))
  const range = rangeOf(having, fieldOf[letter])
  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-y-1 border-b border-line py-4 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:gap-x-4">
      {/* Beside its term, which has a box of its own: what has none is nowhere on the page. */}
      <dt className="relative col-start-2 flex min-h-10 items-center text-lg font-semibold sm:min-h-0">
        <span
          aria-hidden="true"
          className="absolute top-0 -left-13 figure grid size-10 place-items-center border border-ink bg-white text-base sm:-left-17"
        >
          {letter}
        </span>
        <span>
          <UnbrokenText text={spec(`adjusters.${letter}`)} />
        </span>
      </dt>
      {range && (
        <dd className="figure col-start-2 text-xl text-signal sm:col-start-3 sm:row-start-1" data-figures>
          <FigureRange field={fieldOf[letter]} {...range} locale={locale} />
        </dd>
      )}
      <dd className="col-start-2 max-w-text text-steel">
        <UnbrokenText text={t(letter)} />
      </dd>
    </div>
  )
}

/** Every adjuster the series has, what one click of it does, and its dials on the part that is shown. */
export async function AdjustSection({ copy, data, locale }: SeriesView) {
  const [t, product] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'product' }),
  ])
  const { members, face } = data
  const letters = adjusterLetters.filter((letter) => members.some(({ adjusters }) => adjusters.includes(letter)))
  const dials = face ? dialsOf(face, product) : []
  return (
    <Part
      id="adjust"
      title={copy.adjust.title}
      lead={copy.adjust.text}
      aside={
        letters.length > 0 && (
          <ButtonLink href={localizePath('/services/feature-adjust', locale)} variant="quiet">
            {t('setUp')}
          </ButtonLink>
        )
      }
    >
      {letters.length > 0 && (
        <div className="grid items-start gap-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <dl className="border-t border-ink">
            {letters.map((letter) => (
              <AdjusterRow key={letter} letter={letter} members={members} locale={locale} />
            ))}
          </dl>
          {face && dials.length > 0 && (
            <div className="drawing-board grid gap-4 border border-line p-4 sm:p-6">
              <ForcePlate dials={dials} className="grid gap-6" />
              <p className="w-fit bg-white text-sm text-steel">
                <UnbrokenText text={t('dialsOf', { name: face.name })} />
              </p>
            </div>
          )}
        </div>
      )}
    </Part>
  )
}
