import { readFile } from 'node:fs/promises'
import { cutOf, type CutName } from './cuts'
import type { Fonts } from './check'
import { readFont } from './read-font'

export const cutPath = (name: CutName) => `app/fonts/${cutOf(name).file}`
export const sourcePath = (name: CutName) => `node_modules/${cutOf(name).source}`

/** Reads all fonts: the cut ones, or the packages they are cut from. */
export async function readFonts(pathOf: (name: CutName) => string): Promise<Fonts> {
  const read = async (name: CutName) => {
    const file = await readFile(pathOf(name))
    return { facts: await readFont(file), bytes: file.length }
  }
  const [saira, anuphan, notoRegular, notoBold] = await Promise.all([read('saira'), read('anuphan'), read('notoRegular'), read('notoBold')])
  return { saira, anuphan, notoRegular, notoBold }
}
