import { Fragment } from 'react'
import { loanWordsOf } from '@/lib/i18n/loan-words'
import { UnbrokenText } from './unbroken-text'

const thai = /[\u0E01-\u0E5B]/
const katakana = /([\u30A1-\u30FF]{4,})/
const compound = /([\u4E00-\u9FFF々]{3,6})/
/** A line does not end behind it: a bracket, or what stands before a loan word as part of it (新シーズン). */
const opening = /[（「『【(]$|(?:^|[^\u4E00-\u9FFF])[新旧全各再]$/
/** What has room on any line of a phone. */
const mostLetters = 8

/** Lines may end before a loan word, not inside, as long as it has room on one. */
const LoanWords = ({ run, after }: { run: string; after: string }) =>
  loanWordsOf(run).map((word, i) => (
    <Fragment key={i}>
      {(i > 0 || !opening.test(after)) && <wbr />}
      {word.length <= mostLetters ? <span className="unbroken">{word}</span> : word}
    </Fragment>
  ))

/** A word of some characters, such as 技術解説, is not parted either. */
const Compounds = ({ text }: { text: string }) =>
  text.split(compound).map((part, i) =>
    i % 2 === 0 ? (
      <UnbrokenText key={i} text={part} />
    ) : (
      <span key={i} className="unbroken">
        {part}
      </span>
    ),
  )

/**
 * A heading, or a name in a narrow cell. Thai is written without spaces inside a phrase: lines end between phrases as long as a phrase has room on one, and never inside a held
 * word. Japanese is written without any, and browsers part what they cannot tell: loan words stay whole.
 */
export function HeadingText({ text }: { text: string }) {
  if (katakana.test(text))
    return text
      .split(katakana)
      .map((part, i, parts) =>
        i % 2 === 0 ? <Compounds key={i} text={part} /> : <LoanWords key={i} run={part} after={parts[i - 1] ?? ''} />,
      )
  const phrases = thai.test(text) ? text.split(' ') : [text]
  if (phrases.length === 1) return <UnbrokenText text={text} />
  return phrases.map((phrase, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="inline-block">
        <UnbrokenText text={phrase} />
      </span>
    </Fragment>
  ))
}
