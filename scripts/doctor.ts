import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { environment } from '@/lib/config/environment'
import { openDatabase } from '@/lib/server/db/client'
import { isPostgresUrl } from '@/lib/server/db/engine'
import { isSeeded } from '@/lib/server/db/prepare'
import { findChromium } from './find-chromium'
import { isBuildCurrent } from './support/build'
import { loadEnvironment } from './support/environment'

/** `mend` is null when all is well; `needed` false is advice only. */
type Finding = { name: string; detail: string; mend: string | null; needed?: boolean }

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  return {
    name: 'Node.js',
    detail: process.versions.node,
    mend: isSupported
      ? major === 20
        ? 'It runs, but Node.js 20 gets no security fixes any more: install Node.js 24.'
        : null
      : 'Install Node.js 24; 20.19 and newer, 22.12 and newer will do.',
    needed: !isSupported,
  }
}

function packages(): Finding {
  try {
    execFileSync('npm', ['ls', '--depth=0', '--loglevel=error'], { stdio: 'pipe' })
    return { name: 'Packages', detail: 'as in package.json', mend: null }
  } catch {
    return { name: 'Packages', detail: 'missing or not those of package.json', mend: 'Run npm ci.' }
  }
}

function port(number: number): Promise<Finding> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () =>
      resolve({
        name: 'Port',
        detail: `${number} is in use`,
        mend: `Stop what listens there, or start with PORT=${number + 1}.`,
      }),
    )
    probe.listen(number, () => probe.close(() => resolve({ name: 'Port', detail: `${number} is free`, mend: null })))
  })
}

async function database(url: string): Promise<Finding> {
  const isFile = !isPostgresUrl(url)
  const name = isFile ? `Database ${url}` : 'Database PostgreSQL'
  if (isFile && !existsSync(url))
    return { name, detail: 'not there yet', mend: 'npm start creates and fills it.', needed: false }
  const db = openDatabase(url)
  try {
    const seeded = await isSeeded(db).catch((error: unknown) =>
      /no such table|does not exist/.test(String(error)) ? null : Promise.reject(error as Error),
    )
    if (seeded === null)
      return { name, detail: 'reachable, no tables yet', mend: 'npm start creates and fills them.', needed: false }
    return seeded
      ? { name, detail: 'migrated and filled', mend: null }
      : { name, detail: 'migrated, empty', mend: 'Run npm run seed, or npm run import for your own data.' }
  } catch (error) {
    return {
      name,
      detail: error instanceof Error ? error.message : String(error),
      mend: 'Check DATABASE_URL, that its server runs and that it lets this machine in.',
    }
  } finally {
    await db.destroy()
  }
}

function dataFolder(): Finding {
  const folder = path.resolve('data')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return { name: 'data/', detail: 'writable', mend: null }
  } catch {
    return { name: 'data/', detail: 'not writable', mend: `Give this user write access: chown -R $USER ${folder}` }
  }
}

function disk(): Finding {
  const { bavail, bsize } = statfsSync('.')
  const gigabytes = (bavail * bsize) / 2 ** 30
  return {
    name: 'Disk',
    detail: `${gigabytes.toFixed(1)} GB free`,
    mend: gigabytes >= 2 ? null : 'Free 2 GB: the packages, the build and stored pages need about that much.',
  }
}

function chromium(): Finding {
  const found = findChromium()
  return {
    name: 'Chromium',
    detail: found ? `${found.path} (${found.source})` : 'none',
    mend: found ? null : 'npm test installs one; or install the package "chromium"; or set CHROMIUM_PATH.',
    needed: false,
  }
}

async function build(): Promise<Finding> {
  const current = await isBuildCurrent()
  return {
    name: 'Build',
    detail: current ? 'current' : 'none of these sources',
    mend: current ? null : 'npm start builds it.',
    needed: false,
  }
}

loadEnvironment()
const { DATABASE_URL, PORT, COMPANY_API_URL } = environment()
const findings = [
  node(),
  packages(),
  { name: 'Environment', detail: 'every variable is valid', mend: null },
  await port(PORT),
  dataFolder(),
  disk(),
  await build(),
  chromium(),
]
if (COMPANY_API_URL === null) findings.push(await database(DATABASE_URL))
for (const { name, detail, mend, needed = true } of findings)
  console.log(`${mend === null ? '✓' : needed ? '✗' : '·'} ${name}: ${detail}${mend === null ? '' : `\n    ${mend}`}`)
process.exitCode = findings.some(({ mend, needed = true }) => mend !== null && needed) ? 1 : 0
