import { readFile, writeFile } from 'node:fs/promises'
import { advisoryListSchema } from './support/advisories'
import { mergeAudit, readAudit } from './support/npm-reports'
import { run } from './support/run'

const file = 'security/advisories.json'
const today = new Date().toISOString().slice(0, 10)
const list = advisoryListSchema.parse(JSON.parse(await readFile(file, 'utf8')))
const found = readAudit((await run('npm', ['audit', '--json'], { quiet: true })).output, today)
if (found === null) {
  console.error(`The registry does not answer npm audit; ${file} stays as of ${list.updatedOn}.`)
  process.exitCode = 1
} else {
  const merged = mergeAudit(list, found, today)
  await writeFile(file, `${JSON.stringify(merged, null, 2)}\n`)
  console.log(
    `${file}: ${merged.advisories.length - list.advisories.length} advisories more, ${found.length} of the audit concern what is installed. npm run check-dependencies says which.`,
  )
}
