import { environment } from '@/lib/config/environment'
import { ensureBuild, isBuildCurrent } from './support/build'
import { ensureDatabase } from './support/database'
import { loadEnvironment } from './support/environment'
import { binary, exitCodeOf, start } from './support/run'
import { builtConfig, siteMemory } from './support/site-memory'

Object.assign(process.env, { NODE_ENV: 'production' })
loadEnvironment()
const { BUILD_ON_START, COMPANY_API_URL, DATABASE_URL, PORT } = environment()

// Before the database is touched: a version that cannot start must not migrate it.
if (!BUILD_ON_START && !(await isBuildCurrent())) {
  console.error(
    'There is no build of these sources and settings, and BUILD_ON_START=0 forbids to make one here. Run "npm run build" with the settings of this site, or copy the build that belongs to these sources.',
  )
  process.exit(1)
}
if (COMPANY_API_URL === null) {
  await ensureDatabase(DATABASE_URL).catch((error: unknown) => {
    console.error(
      'The database could not be prepared. DATABASE_URL must be a file in a writable folder or a reachable postgres:// address.',
    )
    console.error(error)
    process.exit(1)
  })
}
if (BUILD_ON_START && !(await ensureBuild())) process.exit(1)

// Longer than a proxy keeps its connections: what it sends on one that is just being closed is lost, and it takes the instance for broken.
const keepAliveMs = 75_000

const server = start(binary('next'), ['start', '-p', String(PORT), '--keepAliveTimeout', String(keepAliveMs)], {
  NODE_ENV: 'production',
  ...siteMemory(process.env.NODE_OPTIONS),
  ...(await builtConfig()),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
