import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { collectCharacters } from './fonts/characters'
import { findHeavy, findMissing } from './fonts/check'
import { cutList, cutOf, isInRange } from './fonts/cuts'
import { cutPath, readFonts, sourcePath } from './fonts/files'
import { drawStandIns } from './fonts/stand-ins'
import { localeList } from '@/lib/i18n/locales'

const used = await collectCharacters()
const inUse = new Set([...localeList.flatMap((locale) => [...used.messages[locale]]), ...used.elsewhere])

for (const name of cutList) {
  const { base, adds, axes, features } = cutOf(name)
  const extra = adds === null ? [] : [...inUse].filter((character) => isInRange(adds, character))
  // Sorted, so that the same texts give the same file. Names 0, 13 and 14 carry copyright and licence.
  const text = [...new Set([...Array.from(base), ...extra])].sort()
  const file = await subsetFont(await readFile(sourcePath(name)), text.join(''), { targetFormat: 'woff2', noHinting: true, preserveNameIds: [0, 13, 14], ...(axes && { variationAxes: axes }), ...(features && { keepFeatures: features }) })
  await writeFile(cutPath(name), file)
  console.log(`${cutPath(name)}: ${text.length} characters asked for, ${(file.length / 1000).toFixed(1)} kB`)
}

await writeFile('app/fonts/fallback.css', await drawStandIns(await readFile(cutPath('saira'))))

const cut = await readFonts(cutPath)
const findings = [...findMissing(used, cut, await readFonts(sourcePath)), ...findHeavy(cut)]
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
