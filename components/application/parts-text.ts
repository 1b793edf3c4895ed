import type { Application } from '@/lib/contract/application'
import { visibleLength } from '@/lib/seo/fit-text'
import { groupBy } from '@/lib/utils/group-by'

/** Full-width characters that have room in a column of the sheet on paper and on a phone. */
const mostCharacters = 22

/** An asterisk marks what is fitted under a condition. */
const codeOf = ({ product, status, restrictions }: Application) =>
  product.code + (status === 'direct' && restrictions.length === 0 ? '' : '*')

/** A name and the part numbers after it. Lines end between two numbers: a browser would end them at a hyphen, inside one. */
function linesOf(name: string, codes: readonly string[]): string {
  const lines = [name]
  codes.forEach((code, i) => {
    const word = i < codes.length - 1 ? `${code},` : code
    const line = lines.at(-1) ?? ''
    const joined = i === 0 ? `${line}${word}` : `${line} ${word}`
    if (i > 0 && visibleLength(joined, 'ja') > mostCharacters) lines.push(word)
    else lines.splice(-1, 1, joined)
  })
  return lines.join('\n')
}

/** Part numbers of one axle, a series on each line after what `nameOf` calls it. Plain text: a brand has thousands of them, and each in a box would double the page. */
export function partsText(
  lines: readonly Application[],
  nameOf: (series: Application['product']['series']) => string,
): string {
  return [...groupBy(lines, ({ product }) => product.series)]
    .map(([id, parts]) => linesOf(nameOf(id), parts.map(codeOf)))
    .join('\n')
}
