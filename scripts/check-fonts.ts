import { collectCharacters } from './fonts/characters'
import { findHeavy, findMissing } from './fonts/check'
import { cutPath, readFonts, sourcePath } from './fonts/files'

const [used, cut, sources] = await Promise.all([collectCharacters(), readFonts(cutPath), readFonts(sourcePath)])
const findings = [...findMissing(used, cut, sources), ...findHeavy(cut)]
for (const finding of findings) console.error(finding)
console.log(findings.length === 0 ? 'Fonts: every character in use is in the cuts, within the budgets.' : `Fonts: ${findings.length} findings.`)
process.exitCode = findings.length === 0 ? 0 : 1
