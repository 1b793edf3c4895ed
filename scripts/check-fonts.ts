import { collectCharacters } from './fonts/characters'
import { findHeavy, findMissing } from './fonts/check'
import { readFonts, readSources } from './fonts/files'

const [used, cut, sources] = await Promise.all([collectCharacters(), readFonts(), readSources()])
const findings = [...findMissing(used, cut, sources), ...findHeavy(cut)]
for (const finding of findings) console.error(finding)
console.log(
  findings.length === 0
    ? 'Fonts: every character in use is in the cuts, within the budgets.'
    : `Fonts: ${findings.length} findings.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
