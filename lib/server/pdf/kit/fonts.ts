import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const weights = ['regular', 'bold'] as const
export type Weight = (typeof weights)[number]
export const scripts = ['latin', 'thai', 'japanese'] as const
export type Script = (typeof scripts)[number]

/** Name a document knows a font by. */
export type FontName = `${Script}-${Weight}`

const files = {
  latin: { folder: 'saira', regular: '400Regular/Saira_400Regular.ttf', bold: '600SemiBold/Saira_600SemiBold.ttf' },
  thai: {
    folder: 'anuphan',
    regular: '400Regular/Anuphan_400Regular.ttf',
    bold: '600SemiBold/Anuphan_600SemiBold.ttf',
  },
  japanese: {
    folder: 'noto-sans-jp',
    regular: '400Regular/NotoSansJP_400Regular.ttf',
    bold: '700Bold/NotoSansJP_700Bold.ttf',
  },
} as const satisfies Record<Script, { folder: string } & Record<Weight, string>>

/** Where the whole, uncut font lies. */
export function fontPath(script: Script, weight: Weight): string {
  const { folder, [weight]: file } = files[script]
  return path.join(process.cwd(), 'node_modules', '@expo-google-fonts', folder, file)
}

const loaded = new Map<Script, Promise<[FontName, Buffer][]>>()

/** Both weights of a script, read once per process. Throws the file system's error when the package is not installed. */
export function loadFonts(script: Script): Promise<[FontName, Buffer][]> {
  const known = loaded.get(script)
  if (known) return known
  const reading = Promise.all(
    weights.map(async (weight): Promise<[FontName, Buffer]> => [
      `${script}-${weight}`,
      await readFile(fontPath(script, weight)),
    ]),
  ).catch((error: unknown) => {
    loaded.delete(script)
    throw error
  })
  loaded.set(script, reading)
  return reading
}
