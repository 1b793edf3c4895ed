import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { drawBoxes } from './fonts/boxes'
import { collectCharacters } from './fonts/characters'
import { findHeavy, findMissing } from './fonts/check'
import { cutList, cutOf, isInRange, japaneseBase, japaneseFeatures, japaneseSources, ranges } from './fonts/cuts'
import { drawFaces, faceFile, facesPath, rangeOf, type Face } from './fonts/faces'
import { cutPath, readFonts, readSources, slicePath, sourcePath } from './fonts/files'
import { divide, listSlices, readShown, weights } from './fonts/slices'
import { drawStandIns } from './fonts/stand-ins'
import { localeList } from '@/lib/i18n/locales'

type Kept = Pick<NonNullable<Parameters<typeof subsetFont>[2]>, 'variationAxes' | 'keepFeatures'>

async function cutFont(source: Buffer, characters: readonly string[], path: string, kept: Kept): Promise<void> {
  // Names 0, 13 and 14 carry copyright and licence.
  const file = await subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    preserveNameIds: [0, 13, 14],
    ...kept,
  })
  await writeFile(path, file)
  console.log(`${path}: ${characters.length} characters asked for, ${(file.length / 1000).toFixed(1)} kB`)
}

for (const name of cutList) {
  const { base, source, axes, features } = cutOf(name)
  // Sorted, so that the same texts give the same file.
  const characters = [...new Set(base)].sort()
  await cutFont(await readFile(sourcePath(source)), characters, cutPath(name), {
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
  })
}

const used = await collectCharacters()
const inUse = [...localeList.flatMap((locale) => [...used.messages[locale]]), ...used.elsewhere].filter((character) =>
  isInRange(ranges.japanese, character),
)
const sliceOf = divide(await readShown(), used.files)
const faces: Face[] = []
for (const weight of weights) {
  const source = await readFile(sourcePath(japaneseSources[weight]))
  for (const { name, characters } of listSlices([...Array.from(japaneseBase), ...inUse], weight, sliceOf)) {
    const face = { file: faceFile(weight, name), weight, range: rangeOf(characters) }
    await cutFont(source, characters, slicePath(face.file), { keepFeatures: japaneseFeatures })
    faces.push(face)
  }
}
await writeFile(facesPath, drawFaces(faces))
const kept = new Set(faces.map(({ file }) => file))
const stale = (await readdir('app/fonts')).filter(
  (file) => file.startsWith('noto-sans-jp-') && file.endsWith('.woff2') && !kept.has(file),
)
await Promise.all(stale.map((file) => rm(slicePath(file))))

await writeFile('tests/support/fonts/boxes.ttf', drawBoxes([...Array.from(japaneseBase), ...inUse]))
await writeFile('app/fonts/fallback.css', await drawStandIns(await readFile(cutPath('saira'))))

const cut = await readFonts()
const findings = [...findMissing(used, cut, await readSources()), ...findHeavy(cut)]
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
