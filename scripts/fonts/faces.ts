import { z } from 'zod'

export const weights = ['400', '600'] as const
export type Weight = (typeof weights)[number]

/** One @font-face of the Japanese family: a slice of the characters in one weight. */
export type Face = { file: string; weight: Weight; range: string }

export const facesPath = 'app/fonts/noto-sans-jp.css'

const weightSchema = z.enum(weights)

/** Reads the style sheet back. */
export function readFaces(css: string): Face[] {
  return [...css.matchAll(/url\('\.\/([^']+)'\)[^}]*font-weight: (\d+)[^}]*unicode-range: ([^;]+);/g)].map(
    ([, file = '', weight, range = '']) => ({ file, weight: weightSchema.parse(weight), range }),
  )
}
