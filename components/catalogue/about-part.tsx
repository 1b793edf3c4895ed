import { Part } from '@/components/sections/part'
import type { CatalogueWords } from '@/lib/content/catalogue-words'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import { allParts } from '@/lib/domain/catalogue-sheets'
import type { CatalogueView } from './catalogue-view'

const terms = ['code', 'fits', 'figures'] as const

/** What the book is for, and how its tables are read. */
export function AboutPart({ view: { t, spec, catalogue }, words }: { view: CatalogueView; words: CatalogueWords }) {
  const used = new Set(allParts(catalogue).flatMap(({ adjusters }) => adjusters))
  const letters = adjusterLetters.filter((letter) => used.has(letter))
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2 md:items-start">
      <Part id="about" title={words.about.title}>
        <div className="grid max-w-text gap-3 text-lg">
          {words.about.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Part>
      <Part id="reading" title={t('reading.title')}>
        <dl className="grid gap-3">
          {terms.map((term) => (
            <div key={term} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-semibold">{t(`reading.${term}.title`)}</dt>
              <dd>{t(`reading.${term}.text`)}</dd>
            </div>
          ))}
          <div className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-semibold">{t('reading.letters.title')}</dt>
            <dd className="grid gap-1">
              <p>{t('reading.letters.text')}</p>
              <ul className="grid gap-x-6 lg:grid-cols-2">
                {letters.map((letter) => (
                  <li key={letter}>
                    <b className="figure">{letter}</b> {spec(`adjusters.${letter}`)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </Part>
    </div>
  )
}
