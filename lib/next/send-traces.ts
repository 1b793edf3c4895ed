import { environment } from '@/lib/config/environment'
import { logLostSpans } from '@/lib/server/http/log'

/** Sends what Next and the site note of each request to a collector, where one is named; otherwise nothing is loaded for it. */
export async function sendTraces(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...settings } = environment()
  if (endpoint === null) return
  const { startTraces } = await import('@/lib/server/traces/start-traces')
  const stop = startTraces({
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    service: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    tellLost: logLostSpans,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}
