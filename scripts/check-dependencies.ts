import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { advisoryListSchema, daysBetween, findMatches, listInstalled, type Match } from './support/advisories'
import { readOutdated } from './support/npm-reports'
import { run } from './support/run'

const staleDays = 30
const { values } = parseArgs({ options: { 'lock-only': { type: 'boolean', default: false } } })
const today = new Date().toISOString().slice(0, 10)

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
const list = advisoryListSchema.parse(await readJson('security/advisories.json'))
const installed = listInstalled(await readJson('package-lock.json'))
const matches = findMatches(installed, list, today)

function describe({ name, version, advisory, blocking, accepted }: Match): string {
  const verdict = accepted ? `accepted: ${accepted}` : `vulnerable: ${advisory.vulnerable}`
  return `${blocking ? '✗' : '·'} ${name} ${version}: ${advisory.severity}, ${advisory.title} (${advisory.url}); ${verdict}`
}

async function describeMajors(): Promise<string[]> {
  const behind = readOutdated(
    (await run('npm', ['outdated', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], { quiet: true })).output,
  )
  if (behind === null) return ['The registry does not answer: how far packages are behind is not known.']
  return behind.length === 0
    ? ['No direct dependency is a major version behind.']
    : ['Major versions behind:', ...behind.map(({ name, current, latest }) => `  ${name} ${current} → ${latest}`)]
}

const age = daysBetween(list.updatedOn, today)
const blocking = matches.filter((match) => match.blocking)
for (const match of matches) console.log(describe(match))
console.log(
  `Dependencies: ${installed.length} packages against ${list.advisories.length} advisories, ${matches.length} known to be vulnerable, ${blocking.length} to be mended.`,
)
console.log(
  `The list is ${age} days old${age > staleDays ? `; older than ${staleDays} days, it says little: run npm run update-advisories where the registry answers npm audit` : ''}.`,
)
if (!values['lock-only']) console.log((await describeMajors()).join('\n'))
if (blocking.length > 0) {
  console.error(
    'Update what is marked ✗, or enter it under "accepted" in security/advisories.json with a reason and a last day.',
  )
  process.exitCode = 1
}
