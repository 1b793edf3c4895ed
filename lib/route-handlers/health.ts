import 'server-only'
import { connection } from 'next/server'
import { environment } from '@/lib/config/environment'
import { createCheck, type Check, type CheckResult } from '@/lib/server/health/check'
import { isMigrated } from '@/lib/server/health/check-database'
import { databaseToCheck, embeddedChecks, pageStoreCheck, sharedChecks } from '@/lib/server/health/checks'
import { askCompany } from '@/lib/data/company'

/** `database` is null where there is none of our own. Of each check: its name, its reason as a code, how long it took. */
type Health = { ok: boolean; companyApi: 'embedded' | 'remote'; database: boolean | null; checks: CheckResult[] }

const keptMs = 1000

let checks: Check[] | null = null
let latest: { at: number; health: Promise<Health> } | null = null

function listChecks(): Check[] {
  const variables = environment()
  const own = variables.COMPANY_API_URL
    ? [createCheck('company', 'company-unreachable', askRemote)]
    : embeddedChecks(variables)
  // A development server stores no pages.
  return [...own, ...sharedChecks(), ...(variables.NODE_ENV === 'production' ? [pageStoreCheck()] : [])]
}

async function askRemote() {
  return askCompany('getVehicleTypes', { lang: 'en' }).then(
    (types) => (types.length > 0 ? null : ('company-unreachable' as const)),
    () => 'company-unreachable' as const,
  )
}

async function check(): Promise<Health> {
  checks ??= listChecks()
  const results = await Promise.all(checks.map((run) => run()))
  const database = results.find(({ name }) => name === 'database')
  return {
    ok: results.every(({ ok }) => ok),
    companyApi: environment().COMPANY_API_URL ? 'remote' : 'embedded',
    database: database?.ok ?? null,
    checks: results,
  }
}

/** What an operator has to know, within two seconds whatever hangs. All who ask within a second get one answer: a check writes. */
function checkHealth(): Promise<Health> {
  if (latest === null || performance.now() - latest.at > keptMs) latest = { at: performance.now(), health: check() }
  return latest.health
}

const readable = createCheck('database', 'database-frozen', async () => {
  const { COMPANY_API_URL, DATABASE_URL } = environment()
  // Stored pages are served without the remote company.
  if (COMPANY_API_URL) return null
  return isMigrated(databaseToCheck(DATABASE_URL)).then(
    (migrated) => (migrated ? null : 'database-empty'),
    () => 'database-unreachable',
  )
})

/** Whether this instance should get visitors: it runs, and its database is migrated and can be read. Nothing is written. */
async function isReady(): Promise<boolean> {
  return (await readable()).ok
}

/** For the operator's alarm: 503 with the codes of what is wrong. */
export async function answerHealth(): Promise<Response> {
  await connection()
  const health = await checkHealth()
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

/** For whoever shares out the visitors: 503 while this instance cannot answer them. */
export async function answerReadiness(): Promise<Response> {
  await connection()
  const ready = await isReady()
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
