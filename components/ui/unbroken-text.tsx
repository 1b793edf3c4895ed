import { Fragment } from 'react'
import { heldWords } from '@/lib/i18n/held-words'

// What follows สำหรับ and a blank is the name of a vehicle.
// A name with a hyphen is Latin: the Thai or Japanese sentence around it has no blanks and would be held as a whole.
const held = new RegExp(
  String.raw`([^\s\u0E00-\uFFEF]+-[^\s\u0E00-\uFFEF]+|\d+ (?:mm|kg|bar|ml)|Ø [\d.]+(?: × [\d.]+)?|สำหรับ [\u0E00-\u0E7F]{2,14}(?![\u0E00-\u0E7F])|${heldWords.join('|')})`,
)

/** Text in which a figure keeps its unit, a bore its width, a name with a hyphen stays whole and so do Thai words that browsers would part: `348 mm`, `X-PERT`, คลาสสิก. */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(held).map((part, i) =>
    held.test(part) ? (
      <span key={i} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  )
}
