import { environment } from '@/lib/config/environment'
import { ensureBuild } from './support/build'
import { ensureDatabase } from './support/database'
import { loadEnvironment } from './support/environment'

Object.assign(process.env, { NODE_ENV: 'production' })
loadEnvironment()
// Pages prerendered by the build read the company API, which reads the database.
if (environment().COMPANY_API_URL === null) await ensureDatabase(environment().DATABASE_URL)
process.exitCode = (await ensureBuild()) ? 0 : 1
