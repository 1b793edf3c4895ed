import { parseArgs } from 'node:util'
import { benchData, type DataResult } from './support/bench-data'
import type { Times } from './support/bench-pdfs'
import { benchWeb } from './support/bench-web'
import { ensureBuild } from './support/build'
import { ensureDatabase } from './support/database'
import { loadEnvironment } from './support/environment'

// --quick: shorter loads and 10,000 products instead of 100,000; --only web|data
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } })

function row(name: string, value: string, note: string): void {
  console.log(`  ${name.padEnd(48)} ${value.padStart(14)}   ${note}`)
}

function showData(result: DataResult, first: DataResult): void {
  console.log(`\n${result.products} products in SQLite`)
  row('seed', `${Math.round(result.products / result.seedSeconds)} products/s`, `${result.seedSeconds.toFixed(1)} s`)
  row(
    'import of prices, with its undo',
    `${Math.round(result.importRows / result.importSeconds)} rows/s`,
    `${result.importRows} rows in ${result.importSeconds.toFixed(1)} s`,
  )
  for (const [index, { name, p50, p95 }] of result.latencies.entries()) {
    const base = first.latencies[index]?.p95 ?? p95
    row(
      `${name}, p50 / p95`,
      `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
      `p95 × ${(p95 / base).toFixed(2)} of the first size`,
    )
  }
  row('memory of this process (RSS)', `${Math.round(result.memoryMb)} MB`, '')
}

async function showWeb(seconds: number): Promise<void> {
  const { DATABASE_URL, COMPANY_API_URL } = loadEnvironment()
  if (COMPANY_API_URL === null) await ensureDatabase(DATABASE_URL)
  if (!(await ensureBuild())) process.exit(1)
  const { rows, pdfs, memoryMb, pageBytes } = await benchWeb(seconds)
  console.log(`\nA stored page of ${(pageBytes / 1000).toFixed(1)} kB (HTML), 32 connections, ${seconds} s each`)
  const base = rows[0]?.perSecond ?? 1
  for (const { name, perSecond, note } of rows)
    row(
      name,
      perSecond === null ? '–' : `${Math.round(perSecond)} req/s`,
      `${perSecond === null ? '' : `× ${(perSecond / base).toFixed(2)}, `}${note}`,
    )
  const { alone, beside, manuals, clients } = pdfs
  const show = ({ median, p95, max }: Times) => `${median.toFixed(1)} / ${p95.toFixed(1)} / ${max.toFixed(1)} ms`
  row('the page alone, median / p95 / max', show(alone), '1 connection')
  row(
    `beside ${clients} clients asking for manuals`,
    show(beside),
    `p95 × ${(beside.p95 / alone.p95).toFixed(2)}, ${(manuals / seconds).toFixed(1)} manuals/s`,
  )
  row('memory of the site after it (RSS)', `${Math.round(memoryMb)} MB`, '')
}

Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'silent' })
if (values.only !== 'data') await showWeb(values.quick ? 3 : 10)
if (values.only !== 'web') {
  const results: DataResult[] = []
  for (const size of values.quick ? [1000, 10_000] : [1000, 100_000]) {
    const result = await benchData(size, values.quick ? 5 : 20)
    results.push(result)
    showData(result, results[0] ?? result)
  }
}
