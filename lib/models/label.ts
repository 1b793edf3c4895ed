import { wordmarkBox } from '@/lib/drawings/wordmark'
import type { LabelArt } from './model'

/** What a label is printed from: lengths in mm from its upper left corner, y down. */
export type LabelItem =
  | { type: 'wordmark'; x: number; y: number; /** mm */ height: number }
  | {
      type: 'text'
      text: string
      x: number
      /** Baseline. */ y: number
      /** Em, mm. */ size: number
      /** Widest the line may become, mm. */ width: number
      weight: 500 | 700
    }
  | { type: 'bar'; x: number; y: number; width: number; height: number }

export type LabelDrawing = {
  width: number
  height: number
  /** The art is read along the long side, turned a quarter to the left. */ isTurned: boolean
  items: LabelItem[]
}

const wordmarkRatio = wordmarkBox.width / wordmarkBox.height

/** Wordmark over a code line over a note, as large as the field takes them. */
function fillField(art: LabelArt, width: number, height: number): LabelItem[] {
  const pad = Math.min(width, height) * 0.08
  const lines = art.note ? 0.36 : 0.24
  const mark = Math.min((width - 2 * pad) / wordmarkRatio, (height - 2 * pad) * (1 - lines - 0.1))
  const code = Math.min(mark * 0.46, (height - mark - 2 * pad) * (art.note ? 0.5 : 0.8))
  const block = mark + code * (art.note ? 2.5 : 1.35)
  const top = (height - block) / 2
  const bar: LabelItem[] = art.accent
    ? [
        {
          type: 'bar',
          x: pad,
          y: top + mark + code * 0.22,
          width: mark * wordmarkRatio,
          height: Math.max(0.4, mark * 0.06),
        },
      ]
    : []
  const baseline = top + mark + code * 1.25
  const note: LabelItem[] = art.note
    ? [
        {
          type: 'text',
          text: art.note,
          x: pad,
          y: baseline + code * 1.05,
          size: code * 0.82,
          width: width - 2 * pad,
          weight: 500,
        },
      ]
    : []
  return [
    { type: 'wordmark', x: pad, y: top, height: mark },
    ...bar,
    { type: 'text', text: art.code, x: pad, y: baseline, size: code, width: width - 2 * pad, weight: 700 },
    ...note,
  ]
}

/** Lays out what is printed on a product. A field higher than wide is read along its height. */
export function layOutLabel(art: LabelArt): LabelDrawing {
  const isTurned = art.layout === 'stripe'
  const [width, height] = isTurned ? [art.height, art.width] : [art.width, art.height]
  const items =
    art.layout === 'code'
      ? [
          {
            type: 'text',
            text: art.code,
            x: width * 0.02,
            y: height * 0.78,
            size: height * 0.78,
            width: width * 0.96,
            weight: 700,
          } as const,
        ]
      : fillField(art, width, height)
  return { width: art.width, height: art.height, isTurned, items }
}

/** Ink of a label, sRGB. */
export const labelInks = { dark: '#15171a', light: '#eceef0', accent: '#d3121c' } as const
