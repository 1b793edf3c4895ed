import { connection } from 'next/server'
import { answerServiceWorker } from '@/lib/route-handlers/service-worker'

/** Read from the settings of this moment, not of the build. */
export async function GET(): Promise<Response> {
  await connection()
  return answerServiceWorker()
}
