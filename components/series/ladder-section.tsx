import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { AdjusterLetters } from '@/components/products/adjuster-letters'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { Adjuster } from '@/lib/contract/product-words'
import { groupMembers } from '@/lib/domain/series-members'
import { pathOfSeries } from '@/lib/domain/series-pages'
import { localizePath } from '@/lib/i18n/locales'
import type { SeriesView } from './series-view'
import { HeadingText } from '@/components/ui/heading-text'

type Step = {
  key: string
  name: string
  /** null = this page, or a step within the series. */ href: string | null
  current: boolean
  total: number
  letters: readonly Adjuster[]
  hint: string
}

/** In the order a part number writes them. */
const lettersOf = (adjusters: readonly Adjuster[]) => adjusterLetters.filter((letter) => adjusters.includes(letter))

async function stepsOf({ page, data, locale }: Omit<SeriesView, 'copy'>): Promise<Step[]> {
  const spec = await getTranslations({ locale, namespace: 'spec' })
  if (data.ladder.length === 1)
    return groupMembers(data.members, 'construction')
      .flatMap(({ key, members, total }) => {
        const construction = members[0]?.construction
        if (!construction) return []
        const letters = lettersOf(members.flatMap(({ adjusters }) => adjusters))
        const name = spec(`constructions.${construction}`)
        return [{ key, name, href: null, current: false, total, letters, hint: '' }]
      })
      .sort((a, b) => a.letters.length - b.letters.length)
  return data.ladder.map(({ series, total, constructions, adjusters }) => {
    const path = pathOfSeries.get(series)
    const current = series === page.series
    return {
      key: series,
      name: spec(`series.${series}`),
      href: path && !current ? localizePath(path, locale) : null,
      current,
      total,
      letters: lettersOf(adjusters),
      hint: constructions.map((construction) => spec(`constructions.${construction}`)).join(' · '),
    }
  })
}

/** The last step stands highest; each before it begins a little lower. */
const drops = ['', 'md:mt-8', 'md:mt-16', 'md:mt-24', 'md:mt-32'] as const

/** Steps rise from the plainest to the one with most to set. */
function Steps({
  steps,
  countOf,
  here,
  locale,
}: Pick<SeriesView, 'locale'> & { steps: readonly Step[]; countOf: (total: number) => string; here: string }) {
  return (
    <ol className="grid gap-px md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ key, name, href, current, total, letters, hint }, i) => (
        <li
          key={key}
          {...(current && { 'aria-current': 'true' })}
          className={`grid break-inside-avoid content-start gap-2 border-t-3 bg-carbon p-5 ${drops[steps.length - 1 - i] ?? ''} ${current ? 'border-signal' : 'border-steel'}`}
        >
          <h3 className="text-xl">
            {href ? (
              <AppLink
                href={href}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
              >
                {name}
              </AppLink>
            ) : (
              <span className="inline-flex min-h-11 items-center">{name}</span>
            )}
          </h3>
          <p className="text-sm text-mist">
            {countOf(total)}
            {current && ` · ${here}`}
          </p>
          {letters.length > 0 && (
            <p className="figure text-2xl">
              <AdjusterLetters letters={letters} locale={locale} />
            </p>
          )}
          {hint !== '' && (
            <p className="text-sm text-mist">
              <UnbrokenText text={hint} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The dark band of the choice: the steps side by side, what the next one adds and what it costs in comfort. */
export async function LadderSection({ page, copy, data, locale }: SeriesView) {
  const [t, steps] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    stepsOf({ page, data, locale }),
  ])
  const { title, adds, costs } = copy.ladder
  return (
    <section aria-labelledby="ladder" data-tone="stage" className="below-fold-75 bg-ink py-section text-white">
      <div className="shell grid gap-10">
        <h2 id="ladder" className="display max-w-[18em] text-4xl md:text-5xl">
          <HeadingText text={title} />
        </h2>
        <Steps steps={steps} countOf={(count) => t('parts', { count })} here={t('here')} locale={locale} />
        <dl className="grid gap-x-16 gap-y-6 md:grid-cols-2">
          {[adds, costs].map((point) => (
            <div key={point.title} className="grid content-start gap-2 border-t border-steel pt-4">
              <dt className="text-xl font-semibold">
                <UnbrokenText text={point.title} />
              </dt>
              <dd className="max-w-text text-lg text-mist">
                <UnbrokenText text={point.text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
