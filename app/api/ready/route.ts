import { connection } from 'next/server'
import { isReady } from '@/lib/data/health'

/** For whoever shares out the visitors: 503 while this instance cannot answer them. */
export async function GET(): Promise<Response> {
  await connection()
  const ready = await isReady()
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
