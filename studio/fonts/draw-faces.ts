import type { Face, Weight } from '@/scripts/fonts/faces'

export const faceFile = (weight: Weight, slice: string) => `noto-sans-jp-${weight}-${slice}.woff2`
const styles = { 400: '400 500', 600: '600 700' } as const satisfies Record<Weight, string>

const hex = (code: number) => code.toString(16).toUpperCase()

/** The `unicode-range` of exactly these characters, neighbours drawn together. */
export function rangeOf(characters: Iterable<string>): string {
  const spans: [number, number][] = []
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else spans.push([code, code])
  }
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** The style sheet of all slices: one family, of which a browser loads the files whose characters a page shows. */
export function drawFaces(faces: readonly Face[]): string {
  const rules = faces.map(
    ({ file, weight, range }) => `@font-face {
  font-family: 'Noto Sans JP Slices';
  src: url('./${file}') format('woff2');
  font-weight: ${styles[weight]};
  font-display: swap;
  unicode-range: ${range};
}
`,
  )
  return `/* Written by npm run cut-fonts. */\n${rules.join('\n')}`
}
