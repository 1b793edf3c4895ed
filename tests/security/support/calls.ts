import type { CreateWarrantyInput } from '@/lib/contract/warranty-register'
import type { Answer, Site } from './site'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** Reads from the database. */
export const readTypes = (site: Site): Promise<Answer> => site.ask('/api/company/api/vehicles/types?lang=en')

/** Writes a file and its row. */
export const sendFile = (site: Site): Promise<Answer> =>
  site.ask('/api/company/api/uploads?purpose=receipt', {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: pdf,
  })

/** Writes a registration, its messages and consents. */
export const register = (site: Site, form: CreateWarrantyInput): Promise<Answer> =>
  site.ask('/api/company/api/warranty/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })

export const errorCode = ({ text }: Answer): unknown => (JSON.parse(text) as { error?: { code: unknown } }).error?.code

type Health = { ok: boolean; checks: { name: string; reason: string | null }[] }

/** What is wrong, by check, and the status that goes with it. */
export async function readHealth(site: Site): Promise<{ status: number; text: string; wrong: Record<string, string> }> {
  const { status, text } = await site.ask('/api/health')
  const { checks } = JSON.parse(text) as Health
  return {
    status,
    text,
    wrong: Object.fromEntries(checks.flatMap(({ name, reason }) => (reason === null ? [] : [[name, reason]]))),
  }
}
