import { readFile } from 'node:fs/promises'
import type { Fonts, Sources } from './check'
import { cutOf, japaneseSources, type CutName } from './cuts'
import { facesPath, readFaces } from './faces'
import { readFont } from './read-font'

export const cutPath = (name: CutName) => `app/fonts/${cutOf(name).file}`
export const slicePath = (file: string) => `app/fonts/${file}`
export const sourcePath = (source: string) => `node_modules/${source}`

async function readFontFile(file: string) {
  const bytes = await readFile(file)
  return { facts: await readFont(bytes), bytes: bytes.length }
}

/** Reads the cut fonts, the Japanese slices as the style sheet lists them. */
export async function readFonts(): Promise<Fonts> {
  const faces = readFaces(await readFile(facesPath, 'utf8'))
  const [saira, anuphan, slices] = await Promise.all([
    readFontFile(cutPath('saira')),
    readFontFile(cutPath('anuphan')),
    Promise.all(faces.map(async (face) => ({ ...face, ...(await readFontFile(slicePath(face.file))) }))),
  ])
  return { saira, anuphan, slices }
}

/** Reads the packages that the fonts are cut from. */
export async function readSources(): Promise<Sources> {
  const [saira, anuphan, regular, strong] = await Promise.all(
    [cutOf('saira').source, cutOf('anuphan').source, japaneseSources[400], japaneseSources[600]].map(async (source) =>
      readFont(await readFile(sourcePath(source))),
    ),
  )
  if (!saira || !anuphan || !regular || !strong) throw new Error('A package of fonts is missing')
  return { saira, anuphan, 400: regular, 600: strong }
}
