import { copyFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { binary, run } from '@/scripts/support/run'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { freePort } from '@/scripts/support/free-port'
import { startInstance } from '@/tests/support/instance'

const copied = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'pwa',
  'scripts',
  'tests/stubs',
  'types',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]
const changed = 'components/contact/contact-form.tsx'
const before = '<div className="grid gap-8">'

/** Only the second build writes it, into the form of `/contactUs`. */
export const secondMark = '[data-build="second"]'

async function writeSources(folder: string): Promise<void> {
  for (const name of copied) await cp(name, path.join(folder, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const file = path.join(folder, changed)
  const text = await readFile(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${changed} no longer has ${before}`)
  await writeFile(file, text.replace(before, before.replace('>', ' data-build="second">')))
}

/** The next version of the site: the same sources but for one component, built anew, as a site of its own. Takes as long as a build. */
export async function startSecondBuild(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-build-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await writeSources(folder)
    const database = path.join(folder, 'company.db')
    await copyFile(endToEndEnvironment.DATABASE_URL, database)
    const environment = { ...endToEndEnvironment, DATABASE_URL: database, STORAGE_DIR: path.join(folder, 'uploads') }
    const script = `cd "$1" && exec ${binary('tsx')} --tsconfig scripts/tsconfig.json scripts/build.ts`
    const { code, output } = await run('sh', ['-c', script, 'sh', folder], { env: environment, quiet: true })
    if (code !== 0) throw new Error(output)
    const { origin, stop } = await startInstance(folder, await freePort(), environment)
    return { origin, stop: () => stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
