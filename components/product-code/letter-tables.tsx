import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Table } from '@/components/ui/table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import { codeConstructions, codeFinishes, codeMounts } from '@/lib/domain/product-code'
import { tones } from '@/lib/drawings/paints'
import type { Locale } from '@/lib/i18n/locales'
import { sayLetter } from './say-letter'

type Row = { letter: string; meaning: ReactNode }

function LetterTable({
  title,
  head,
  rows,
}: {
  title: string
  head: { letter: string; meaning: string }
  rows: readonly Row[]
}) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col" className="w-20">
              {head.letter}
            </th>
            <th scope="col">{head.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ letter, meaning }) => (
            <tr key={letter}>
              <th scope="row" className="figure text-lg">
                {letter}
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Every letter a part number can have, by place. */
export async function LetterTables({ locale }: { locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product-code' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const head = { letter: t('tables.letter'), meaning: t('tables.meaning') }
  const rowsOf = (part: 'mount' | 'construction', table: object): Row[] =>
    Object.keys(table).map((letter) => ({
      letter,
      meaning: <UnbrokenText text={sayLetter(part, letter, { code: t, spec }) ?? ''} />,
    }))
  const adjusters = adjusterLetters.map((letter) => ({
    letter,
    meaning: (
      <>
        <span className="font-semibold">{spec(`adjusters.${letter}`)}</span>
        <span className="block text-sm text-steel">
          <UnbrokenText text={spec(`adjusterHints.${letter}`)} />
        </span>
      </>
    ),
  }))
  const finishes = Object.entries(codeFinishes).map(([letter, finish]) => ({
    letter,
    meaning: (
      <span className="flex items-center gap-3">
        <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
          <rect x=".5" y=".5" width="19" height="19" fill={tones[finish][1]} stroke="#5b626c" />
        </svg>
        {spec(`finishes.${finish}`)}
      </span>
    ),
  }))
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      <LetterTable title={`1 · ${t('parts.mount')}`} head={head} rows={rowsOf('mount', codeMounts)} />
      <LetterTable
        title={`2 · ${t('parts.construction')}`}
        head={head}
        rows={rowsOf('construction', codeConstructions)}
      />
      <LetterTable title={`5 · ${t('parts.adjusters')}`} head={head} rows={adjusters} />
      <LetterTable title={`7 · ${t('parts.finish')}`} head={head} rows={finishes} />
    </div>
  )
}
