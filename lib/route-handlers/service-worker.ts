import 'server-only'
import { environment } from '@/lib/config/environment'
import { farewellScript, workerScript } from '@/lib/config/worker-scripts'

/** The service worker, or with SERVICE_WORKER=0 its end. Browsers ask anew with each visit, so that a restart with the other value is all it takes. */
export function answerServiceWorker(): Response {
  return new Response(environment().SERVICE_WORKER ? workerScript : farewellScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
