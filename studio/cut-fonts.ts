import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { drawBoxes } from './fonts/boxes'
import { cutOf, japaneseBase, japaneseFeatures, japaneseSources } from './fonts/cuts'
import { drawFaces, faceFile, rangeOf } from './fonts/draw-faces'
import { readFont } from './fonts/read-font'
import { divide, listSlices, readShown } from './fonts/slices'
import { drawStandIns } from './fonts/stand-ins'
import { localeList } from '@/lib/i18n/locales'
import { collectCharacters } from '@/scripts/fonts/characters'
import { findHeavy, findMissing } from '@/scripts/fonts/check'
import { charactersPath, fontFiles, fontFolder, readFonts } from '@/scripts/fonts/declared'
import { facesPath, weights, type Face } from '@/scripts/fonts/faces'
import { isInRange, ranges } from '@/scripts/fonts/ranges'

type Kept = Pick<NonNullable<Parameters<typeof subsetFont>[2]>, 'variationAxes' | 'keepFeatures'>

/** Cuts a font to characters and writes it; returns the range of those it has. */
async function cutFont(source: string, characters: readonly string[], path: string, kept: Kept): Promise<string> {
  // Names 0, 13 and 14 carry copyright and licence.
  const file = await subsetFont(await readFile(source), characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    preserveNameIds: [0, 13, 14],
    ...kept,
  })
  await writeFile(path, file)
  console.log(`${path}: ${characters.length} characters asked for, ${(file.length / 1000).toFixed(1)} kB`)
  return rangeOf((await readFont(file)).characters)
}

async function cutWhole(name: keyof typeof fontFiles): Promise<string> {
  const { base, source, axes, features } = cutOf(name)
  // Sorted, so that the same texts give the same file.
  return cutFont(source, [...new Set(base)].sort(), fontFiles[name], {
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
  })
}

const characters = { saira: await cutWhole('saira'), anuphan: await cutWhole('anuphan') }
await writeFile(charactersPath, `${JSON.stringify(characters, null, 2)}\n`)

const used = await collectCharacters()
const inUse = [...localeList.flatMap((locale) => [...used.messages[locale]]), ...used.elsewhere].filter((character) =>
  isInRange(ranges.japanese, character),
)
const sliceOf = divide(await readShown(), used.files)
const faces: Face[] = []
for (const weight of weights) {
  for (const { name, characters } of listSlices([...Array.from(japaneseBase), ...inUse], weight, sliceOf)) {
    const file = faceFile(weight, name)
    const range = await cutFont(japaneseSources[weight], characters, `${fontFolder}/${file}`, {
      keepFeatures: japaneseFeatures,
    })
    faces.push({ file, weight, range })
  }
}
await writeFile(facesPath, drawFaces(faces))
const kept = new Set(faces.map(({ file }) => file))
const stale = (await readdir(fontFolder)).filter(
  (file) => file.startsWith('noto-sans-jp-') && file.endsWith('.woff2') && !kept.has(file),
)
await Promise.all(stale.map((file) => rm(`${fontFolder}/${file}`)))

await writeFile('tests/support/fonts/boxes.ttf', drawBoxes([...Array.from(japaneseBase), ...inUse]))
await writeFile('app/fonts/fallback.css', await drawStandIns(await readFile(fontFiles.saira)))

const fonts = await readFonts()
const findings = [...findMissing(used, fonts), ...findHeavy(fonts)]
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
