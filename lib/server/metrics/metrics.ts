import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { counted } from './counted'

/** What a request asked for. Never an address: those are many, and some open something. */
export type RequestKind = 'page' | 'live' | 'navigation' | 'company' | 'api' | 'file' | 'static'

export type Metrics = {
  registry: Registry
  requests: Counter<'kind' | 'method' | 'status'>
  seconds: Histogram<'kind'>
  pages: Counter<'result'>
}

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'yss_faults_total',
    help: 'Calls that failed for want of the database, of the storage of files or of room on a disk',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset()
      for (const [what, count] of counted().faults) this.inc({ what }, count)
    },
  })
  new Counter({
    name: 'yss_unexpected_failures_total',
    help: 'Errors nobody expected; each has a line in the log',
    registers,
    collect() {
      this.reset()
      this.inc(counted().failures)
    },
  })
  return {
    registry,
    requests: new Counter({
      name: 'yss_http_requests_total',
      help: 'Answered requests by what they asked for',
      labelNames: ['kind', 'method', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'yss_http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer',
      labelNames: ['kind'],
      buckets: durations,
      registers,
    }),
    pages: new Counter({
      name: 'yss_page_cache_total',
      help: 'Pages by whether they came from the store (HIT), from the store and are made anew (STALE), or were made (MISS)',
      labelNames: ['result'],
      registers,
    }),
  }
}

// Next bundles this module several times; figures are to be kept once.
const holder = globalThis as typeof globalThis & { siteMetrics?: Metrics }

/** The figures of this process. */
export function metrics(): Metrics {
  holder.siteMetrics ??= createMetrics()
  return holder.siteMetrics
}

/** A figure that is looked up when it is asked for, once a process. */
export function addGauge(
  name: string,
  {
    help,
    labelNames = [],
    collect,
  }: { help: string; labelNames?: string[]; collect: (gauge: Gauge) => Promise<void> | void },
): void {
  const { registry } = metrics()
  if (registry.getSingleMetric(name)) return
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset()
      await collect(this)
    },
  })
}
