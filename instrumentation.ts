/** Called by Next once for each server, before it answers; builds call it too, and have nothing to send. */
export async function register(): Promise<void> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { hookRequests } = await import('./lib/next/request-hook')
  hookRequests()
  const { sendTraces } = await import('./lib/next/send-traces')
  await sendTraces()
  if (process.env.COMPANY_API_URL) return
  const { startOutboxWorker } = await import('./lib/server/outbox/worker')
  const stop = startOutboxWorker()
  // Next closes its connections meanwhile; what does not get through in that time, another process takes over a little later.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}
