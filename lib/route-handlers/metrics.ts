import 'server-only'
import { connection } from 'next/server'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { isBearer } from '@/lib/server/http/bearer'
import { localCallHeader } from '@/lib/server/http/peer-address'
import { metrics } from '@/lib/server/metrics/metrics'
import { addSiteGauges } from '@/lib/server/metrics/site-gauges'
import { answerRequest } from './answer-request'

function mayRead(request: Request): boolean {
  const { METRICS_TOKEN: token } = environment()
  if (token !== undefined && isBearer(request.headers.get('authorization'), token)) return true
  return request.headers.get(localCallHeader()) === '1'
}

/** The figures of this instance for Prometheus: for who has METRICS_TOKEN, and for programs on this machine. To everybody else there is nothing here. */
export async function answerMetrics(request: Request): Promise<Response> {
  await connection()
  const answer = async () => {
    if (!mayRead(request)) throw new ApiError('NOT_FOUND')
    addSiteGauges()
    const { registry } = metrics()
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    })
  }
  return answerRequest(request, answer)
}
