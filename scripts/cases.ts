import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { caseKindSchema, caseStateSchema } from '@/lib/contract/case'
import { isFinal } from '@/lib/domain/case-plans'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { describeCase } from '@/lib/server/services/case/describe-case'
import { requireCaseNumber } from '@/lib/server/services/case/find-case'
import { moveCaseOn } from '@/lib/server/services/case/move-case'
import { getStorage } from '@/lib/server/storage/storage'
import { loadEnvironment } from './support/environment'

const usage = `npm run cases                              open cases, the one that is due first on top
npm run cases -- read R-7KQ4-M2XD          what was sent and said
npm run cases -- files R-7KQ4-M2XD photos  writes its files into a folder
npm run cases -- move R-7KQ4-M2XD working  moves it on; --text "…" says something to its sender, with or without a move
Add --database <path or postgres://…> for another database. Cases are sealed: TOKEN_SECRET (or data/token-secret) must be the site's own.`

const { DATABASE_URL } = loadEnvironment()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, text: { type: 'string' } },
})
const [command, number, to] = positionals
const db = openDatabase(values.database ?? DATABASE_URL)

async function list(): Promise<string> {
  const cases = await db
    .selectFrom('visitor_case')
    .select(['number', 'kind', 'topic', 'state', 'due_on', 'suspected'])
    .orderBy('due_on')
    .execute()
  const open = cases.filter(({ kind, state }) => !isFinal(caseKindSchema.parse(kind), caseStateSchema.parse(state)))
  const lines = open.map(({ number: of, kind, topic, state, due_on, suspected }) =>
    [of, due_on, kind.padEnd(15), state.padEnd(12), topic ?? '', suspected === 1 ? 'suspected' : ''].join('  '),
  )
  return lines.length === 0 ? 'No case is open.' : lines.join('\n')
}

async function read(of: string): Promise<string> {
  const known = await requireCaseNumber(db, of)
  const found = await describeCase(db, known)
  return [
    `${found.number}  ${found.kind}  ${found.state}  due ${found.dueOn}${found.resultOn === null ? '' : `  result ${found.resultOn}`}  erased on ${found.eraseOn ?? 'no day: it is published'}`,
    ...(known.topic === null ? [] : [`topic: ${known.topic}`]),
    ...found.fields.map(({ field, value }) => `${field}: ${value}`),
    `files: ${found.files.length}`,
    ...found.messages.map(({ at, from, text }) => `${at.slice(0, 16)} ${from}: ${text}`),
  ].join('\n')
}

async function writeFiles(of: string, folder: string): Promise<string> {
  const { id } = await requireCaseNumber(db, of)
  const files = await db
    .selectFrom('upload')
    .select(['storage_key', 'width', 'height'])
    .where('claimed_by', '=', `case:${id}`)
    .orderBy('created_at')
    .execute()
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  for (const [i, { storage_key, width, height }] of files.entries()) {
    const name = join(folder, `${of}-${i + 1}.${storage_key.split('.').at(-1) ?? ''}`)
    await writeFile(name, await getStorage().read(storage_key))
    lines.push(width === null ? name : `${name}  ${width} × ${height ?? 0}`)
  }
  return lines.length === 0 ? 'It has no files.' : lines.join('\n')
}

try {
  await migrateDatabase(db)
  if (command === undefined) console.log(await list())
  else if (command === 'read' && number !== undefined) console.log(await read(number))
  else if (command === 'files' && number !== undefined) console.log(await writeFiles(number, to ?? '.'))
  else if (command === 'move' && number !== undefined) {
    const move = { number, to: to === undefined ? undefined : caseStateSchema.parse(to), text: values.text }
    console.log(`It is ${(await moveCaseOn(db, move, new Date())).state}.`)
  } else {
    console.error(usage)
    process.exitCode = 1
  }
} finally {
  await db.destroy()
}
