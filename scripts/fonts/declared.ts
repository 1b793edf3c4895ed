import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { facesPath, readFaces, type Face } from './faces'

export const fontFolder = 'app/fonts'
/** The Latin and the Thai font, each one file. */
export const fontFiles = {
  saira: `${fontFolder}/saira-latin.woff2`,
  anuphan: `${fontFolder}/anuphan-thai.woff2`,
} as const
export type FontName = keyof typeof fontFiles

/** Says what those two can draw, as `unicode-range`; the studio writes it with the files. Of the Japanese slices their style sheet says it. */
export const charactersPath = `${fontFolder}/characters.json`
const charactersSchema = z.object({ saira: z.string(), anuphan: z.string() })

type Font = { range: string; bytes: number }
export type Slice = Face & Font
export type Fonts = Record<FontName, Font> & { slices: Slice[] }

const bytesOf = async (file: string) => (await stat(file)).size

/** Reads what the fonts of the site can draw, and their size. */
export async function readFonts(): Promise<Fonts> {
  const characters = charactersSchema.parse(JSON.parse(await readFile(charactersPath, 'utf8')))
  const faces = readFaces(await readFile(facesPath, 'utf8'))
  return {
    saira: { range: characters.saira, bytes: await bytesOf(fontFiles.saira) },
    anuphan: { range: characters.anuphan, bytes: await bytesOf(fontFiles.anuphan) },
    slices: await Promise.all(
      faces.map(async (face) => ({ ...face, bytes: await bytesOf(`${fontFolder}/${face.file}`) })),
    ),
  }
}
