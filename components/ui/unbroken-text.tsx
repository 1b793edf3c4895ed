import type { ReactNode } from 'react'
import { heldWords } from '@/lib/i18n/held-words'

// What follows สำหรับ and a blank is the name of a vehicle.
// A name with a hyphen is Latin: the Thai or Japanese sentence around it has no blanks and would be held as a whole.
const held = new RegExp(
  String.raw`([^\s\u0E00-\uFFEF]+-[^\s\u0E00-\uFFEF]+|(?:[−+]?[\d.]+[〜–])?[−+]?[\d.]+ (?:N\/mm|Hz|mm|cm|kg|bar|ml|กม\.|ชม\.)|\d{4}[–〜]\d{4}年?|\d{4}–(?:present|ปัจจุบัน)|\d{4}年?〜(?:\d{4}年|現在|現行)?|（[^（）]{1,6}）|Ø [\d.]+(?: × [\d.]+)?|สำหรับ [\u0E00-\u0E7F]{2,14}(?![\u0E00-\u0E7F])|${heldWords.join('|')})`,
)
// So is a short word before a figure, a Latin letter, a year or the next name: เวฟ 125i, ฟอร์ซ่า 300 / ฟอร์ซ่า 350.
const named = / ([\u0E00-\u0E7F]{3,12})(?= (?:[\dA-Z/]|ปี |ตั้งแต่))/

const whole = (key: string, text: string) => (
  <span key={key} className="unbroken">
    {text}
  </span>
)

/** What stays whole is marked; the rest stays plain text, because each element is sent twice. An e-mail address with a hyphen is too long to be held. */
const partsOf = (text: string): ReactNode[] =>
  text
    .split(held)
    .flatMap((part, i) =>
      i % 2 === 1 && !part.includes('@')
        ? [whole(`${i}`, part)]
        : part
            .split(named)
            .map((piece, k, pieces) =>
              k % 2 === 1 ? whole(`${i} ${k}`, piece) : k < pieces.length - 1 ? `${piece} ` : piece,
            ),
    )
    .filter((part) => part !== '')

/** Text in which a figure keeps its unit, a bore its width, a span of years its end, a name with a hyphen stays whole and so do Thai words that browsers would part: `348 mm`, `X-PERT`, คลาสสิก. */
export function UnbrokenText({ text }: { text: string }) {
  // No line begins with the dot between two words.
  return partsOf(text.replaceAll(' · ', '\u00A0· '))
}
