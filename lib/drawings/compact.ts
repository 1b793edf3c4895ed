import { round } from './geometry'

function join(numbers: readonly number[]): string {
  return numbers
    .map((n, i) => {
      const text = String(round(n)).replace(/^(-?)0\./, '$1.')
      return i > 0 && !text.startsWith('-') ? ` ${text}` : text
    })
    .join('')
}

/** The numbers of one absolute segment made relative to the current point. */
function relate(command: string, numbers: readonly number[], x: number, y: number): number[] {
  if (command === 'A') return numbers.map((n, i) => (i === 5 ? n - x : i === 6 ? n - y : n))
  return numbers.map((n, i) => n - (command === 'V' || (command !== 'H' && i % 2 === 1) ? y : x))
}

/** Rewrites absolute path data (one segment per command letter) with relative segments wherever those are shorter. */
export function compactPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let text = ''
  for (const [, command = '', args = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (args.match(/-?[\d.]+/g) ?? []).map(Number)
    const absolute = command + join(numbers)
    const relative = command.toLowerCase() + join(relate(command, numbers, x, y))
    text += relative.length < absolute.length && text !== '' ? relative : absolute
    if (command === 'Z') [x, y] = [startX, startY]
    else if (command === 'H') x = numbers[0] ?? x
    else if (command === 'V') y = numbers[0] ?? y
    else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y]
    if (command === 'M') [startX, startY] = [x, y]
  }
  return text
}
