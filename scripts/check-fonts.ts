import { collectCharacters } from './fonts/characters'
import { findHeavy, findMissing } from './fonts/check'
import { readFonts } from './fonts/declared'

const [used, fonts] = await Promise.all([collectCharacters(), readFonts()])
const findings = [...findMissing(used, fonts), ...findHeavy(fonts)]
for (const finding of findings) console.error(finding)
console.log(
  findings.length === 0
    ? 'Fonts: every character in use is in them, within the budgets.'
    : `Fonts: ${findings.length} findings.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
