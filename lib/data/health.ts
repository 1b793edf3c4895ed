import 'server-only'
import { environment } from '@/lib/config/environment'
import { getDatabase } from '@/lib/server/db/client'
import { askCompany } from './company'

export type Health = { ok: boolean; companyApi: 'embedded' | 'remote'; database: boolean | null; vehicleTypes: number }

/** Whether this instance can answer visitors: the company API answers, and the database when it is embedded. */
export async function checkHealth(): Promise<Health> {
  const companyApi = environment().COMPANY_API_URL ? 'remote' : 'embedded'
  const [database, vehicleTypes] = await Promise.all([
    companyApi === 'remote' ? null : getDatabase().selectFrom('meta').select('key').limit(1).execute().then(() => true, () => false),
    askCompany('getVehicleTypes', { lang: 'en' }).then((types) => types.length, () => 0),
  ])
  return { ok: database !== false && vehicleTypes > 0, companyApi, database, vehicleTypes }
}
