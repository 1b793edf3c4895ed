import { connection } from 'next/server'
import { checkHealth } from '@/lib/data/health'

export async function GET(): Promise<Response> {
  await connection()
  const health = await checkHealth()
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
