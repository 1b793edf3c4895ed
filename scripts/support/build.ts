import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sealPages } from '@/lib/next/seal-pages'
import { hintScripts } from '@/lib/next/compile-hints'
import { binary, run, seconds } from './run'

const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'pwa',
  'content',
  'public',
  'package-lock.json',
  'next.config.ts',
  'middleware.ts',
  'instrumentation.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]
// What these say is written into prerendered pages, so another value needs another build.
const variables = [
  'SITE_URL',
  'DATABASE_URL',
  'COMPANY_API_URL',
  'INTERNAL_PAGES',
  'PREVIEW',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_VERSION',
  'RECAPTCHA_ENTERPRISE',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_ATTRIBUTES',
  'ANALYTICS_HOSTS',
] as const
const hashFile = '.next/source-hash'
// Files the build itself writes, and tests, are no reason to build again.
const ignored = /\.test\.tsx?$|(?:^|\/)public\/(?:worker|workbox-[^/]*)\.js(?:\.map)?$/

async function filesUnder(name: string): Promise<string[]> {
  if (!existsSync(name)) return []
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [name]
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** A fingerprint of everything a build depends on. */
export async function sourceHash(
  roots: readonly string[] = sources,
  env: Record<string, string | undefined> = process.env,
): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(roots.map(filesUnder)))
    .flat()
    .filter((file) => !ignored.test(file))
    .sort()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0')
  for (const name of variables) hash.update(`${name}=${env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** True when `.next` holds a finished build of exactly these sources. */
export async function isBuildCurrent(): Promise<boolean> {
  if (!existsSync('.next/BUILD_ID')) return false
  return (await readFile(hashFile, 'utf8').catch(() => '')) === (await sourceHash())
}

/** Builds when the stored build is not of these sources; returns false when the build fails (its output is shown). */
export async function ensureBuild(): Promise<boolean> {
  if (await isBuildCurrent()) {
    console.log('The build is current.')
    return true
  }
  const started = performance.now()
  const before = await sourceHash()
  console.log('Building the site …')
  const result = await run(binary('next'), ['build', '--webpack'], { env: { NODE_ENV: 'production' }, quiet: true })
  if (result.code !== 0) {
    console.error(result.output)
    return false
  }
  await hintScripts('.next')
  const sealed = await sealPages('.next/server/app')
  await writeFile(hashFile, before)
  console.log(`Built in ${seconds(started)}; ${sealed} prerendered pages carry their content security policy.`)
  return true
}
