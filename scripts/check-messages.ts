import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { checkSource, compareLocale, type Texts } from './messages/compare'
import { checkGlossary } from './messages/glossary-check'
import { readTexts } from './messages/read-texts'
import { createSiteProgram, findUsedKeys } from './messages/usage'

type Tree = { [key: string]: string | Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])))

function flatten(node: Tree, prefix: string): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}

async function readLocale(locale: string): Promise<Texts> {
  const files = (await readdir(`messages/${locale}`)).filter((file) => file.endsWith('.json')).sort()
  const texts = await Promise.all(
    files.map(async (file) =>
      flatten(
        tree.parse(JSON.parse(await readFile(`messages/${locale}/${file}`, 'utf8'))),
        `${path.basename(file, '.json')}.`,
      ),
    ),
  )
  return new Map(texts.flat())
}

const [en, th, ja] = await Promise.all([readLocale('en'), readLocale('th'), readLocale('ja')])
const used = findUsedKeys(createSiteProgram(process.cwd()))
const unused = [...en.keys()]
  .filter((key) => !used.has(key))
  .map((key) => `${key}: no code shows it. Remove it from every locale.`)
const findings = [
  ...checkSource(en),
  ...compareLocale('th', en, th),
  ...compareLocale('ja', en, ja),
  ...unused,
  ...checkGlossary(await readTexts()),
]
for (const finding of findings) console.error(finding)
console.log(
  findings.length === 0
    ? `Messages: ${en.size} keys, the same in en, th and ja.`
    : `Messages: ${findings.length} findings in ${en.size} keys.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
