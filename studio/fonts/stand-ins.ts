import { readFont } from './read-font'

/** A sentence of the kind the site shows; widths of fonts are compared over it. */
const sample =
  'Shock absorbers built to fit your motorcycle, scooter, pickup or car. Choose the length and the spring rate, then set preload and rebound by clicks. Every part is measured in the workshop and can be rebuilt.'

/** Mean advance of Arial over the sample in em, read from Liberation Sans, which has Arial's widths. Roboto, where there is no Arial, is within 1 %. */
const arial = {
  regular: { width: 0.4388, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'] },
  bold: { width: 0.4749, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'] },
} as const

/** The cuts of Saira the site uses: text, strong text, figures, headings, display. `at` is the weight that is matched. */
const standIns = [
  { weight: '400 500', at: 400, width: 100, like: 'regular' },
  { weight: '600 700', at: 600, width: 100, like: 'bold' },
  { weight: '600 700', at: 600, width: 85, like: 'bold' },
  { weight: '600 700', at: 600, width: 80, like: 'bold' },
  { weight: '600 700', at: 700, width: 75, like: 'bold' },
] as const

const latinRange = 'U+0020-007E, U+00A0-00FF, U+2010-2026, U+2190-2193, U+2212'
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Faces that make Arial as wide and as high as Saira, so that the text does not break anew when Saira arrives. `saira` is the variable font. */
export async function drawStandIns(saira: Buffer): Promise<string> {
  const faces: string[] = []
  for (const { weight, at, width, like } of standIns) {
    const font = await readFont(saira, { wght: at, wdth: width })
    const advance = Array.from(sample).reduce((sum, character) => sum + font.widthOf(character), 0) / sample.length
    const scale = advance / arial[like].width
    faces.push(`@font-face {
  font-family: 'Saira Stand-in';
  src: ${arial[like].local.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weight};
  font-stretch: ${width}%;
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(font.ascent / scale)};
  descent-override: ${percent(font.descent / scale)};
  line-gap-override: 0%;
  unicode-range: ${latinRange};
}
`)
  }
  return `/* Written by npm run cut-fonts. */\n${faces.join('\n')}`
}
