import { connection } from 'next/server'
import { checkHealth } from '@/lib/data/health'

/** For the operator's alarm: 503 with the codes of what is wrong. */
export async function GET(): Promise<Response> {
  await connection()
  const health = await checkHealth()
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
