import { parseArgs } from 'node:util'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { listUnsent, readUnsent, releaseMessage } from '@/lib/server/outbox/unsent'
import { loadEnvironment } from './support/environment'

const usage = `npm run outbox                   messages that did not go out, the newest first, and why
npm run outbox -- read <id>      what one of them says
npm run outbox -- send <id>      lets out one that was withheld or kept
Add --database <path or postgres://…> for another database. Messages are sealed: TOKEN_SECRET (or data/token-secret) must be the site's own.`

const { DATABASE_URL } = loadEnvironment()
const { values, positionals } = parseArgs({ allowPositionals: true, options: { database: { type: 'string' } } })
const [command, id] = positionals

const db = openDatabase(values.database ?? DATABASE_URL)

async function list(): Promise<string> {
  const unsent = await listUnsent(db)
  return unsent.length === 0
    ? 'Every message went out.'
    : unsent
        .map(
          ({ id, createdAt, channel, template, recipient, state }) =>
            `${id}  ${createdAt.slice(0, 16)}  ${channel.padEnd(5)}  ${template}  ${recipient}  ${state}`,
        )
        .join('\n')
}

async function read(id: string): Promise<string> {
  const message = await readUnsent(db, id).catch(() => 'sealed' as const)
  if (message === 'sealed')
    return 'It was sealed with another secret: set TOKEN_SECRET to the one of the site, or run this where its data/token-secret is.'
  if (message === null) return 'There is nothing to read: no such message, or it was sent, given up or tidied.'
  const attached = message.attachments.map(({ name, type }) => `[${name}, ${type}]`)
  return [
    `To: ${message.recipient}`,
    ...(message.subject === '' ? [] : [`Subject: ${message.subject}`]),
    '',
    message.text,
    ...attached,
  ].join('\n')
}

async function release(id: string): Promise<string> {
  return (await releaseMessage(db, id, new Date()))
    ? 'It leaves with the next look of the worker.'
    : 'It cannot be sent: it is neither withheld nor kept, or its time is over.'
}

try {
  await migrateDatabase(db)
  if (command === undefined) console.log(await list())
  else if (command === 'read' && id !== undefined) console.log(await read(id))
  else if (command === 'send' && id !== undefined) console.log(await release(id))
  else {
    console.error(usage)
    process.exitCode = 1
  }
} finally {
  await db.destroy()
}
