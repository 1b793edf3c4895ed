import type { Lang } from '@/lib/contract/common'

/** Points (1/72 inch); A4. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 84, bottom: 776 } as const

/** Running text stands right of a column of headings. */
export const column = { left: 176, width: page.right - 176 } as const

export const ink = {
  black: '#0e1013',
  carbon: '#16181c',
  steel: '#5b626c',
  line: '#d9dde2',
  paper: '#f6f7f8',
  white: '#ffffff',
  red: '#d3121c',
  amber: '#8a5a00',
} as const

/** Height of a line as a share of the type size: Thai stacks marks above and below. */
export const leading: Record<Lang, number> = { en: 1.42, th: 1.66, ja: 1.62 }

/** Thai and Japanese letters look larger than Latin ones of the same size. */
export const scale: Record<Lang, number> = { en: 1, th: 1, ja: 0.94 }
