import { environment } from '@/lib/config/environment'
import { ensureBuild } from './support/build'
import { ensureDatabase } from './support/database'
import { loadEnvironment } from './support/environment'
import { binary, start } from './support/run'
import { siteMemory } from './support/site-memory'

Object.assign(process.env, { NODE_ENV: 'production' })
loadEnvironment()
const { COMPANY_API_URL, DATABASE_URL, PORT } = environment()

if (COMPANY_API_URL === null) {
  await ensureDatabase(DATABASE_URL).catch((error: unknown) => {
    console.error(
      'The database could not be prepared. DATABASE_URL must be a file in a writable folder or a reachable postgres:// address.',
    )
    console.error(error)
    process.exit(1)
  })
}
if (!(await ensureBuild())) process.exit(1)

const server = start(binary('next'), ['start', '-p', String(PORT)], {
  NODE_ENV: 'production',
  ...siteMemory(process.env.NODE_OPTIONS),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
