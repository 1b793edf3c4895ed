import { parseArgs } from 'node:util'
import { postgresPrograms, startPostgres } from '@/tests/support/postgres-server'
import { benchData, type DataResult } from './support/bench-data'
import { benchInteractions } from './support/bench-interactions'
import { benchMemory } from './support/bench-memory'
import type { Times } from './support/bench-pdfs'
import { benchWeb } from './support/bench-web'
import { ensureBuild } from './support/build'
import { ensureDatabase } from './support/database'
import { loadEnvironment } from './support/environment'

// --quick: shorter loads and 10,000 products instead of 100,000; --only web|data|memory|interactions
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } })

function row(name: string, value: string, note: string): void {
  console.log(`  ${name.padEnd(48)} ${value.padStart(14)}   ${note}`)
}

function showData(result: DataResult, first: DataResult, engine: string): void {
  console.log(`\n${result.products} products in ${engine}`)
  row('seed', `${Math.round(result.products / result.seedSeconds)} products/s`, `${result.seedSeconds.toFixed(1)} s`)
  for (const { what, rows, rehearseSeconds, commitSeconds, undoSeconds, memoryMb } of result.imports)
    row(
      `import of ${rows} ${what}, rehearsed and committed`,
      `${Math.round(rows / (rehearseSeconds + commitSeconds))} rows/s`,
      `rehearsal ${rehearseSeconds.toFixed(1)} s, commit ${commitSeconds.toFixed(1)} s, undo ${undoSeconds.toFixed(1)} s, at most ${Math.round(memoryMb)} MB`,
    )
  for (const [index, { name, p50, p95 }] of result.latencies.entries()) {
    const base = first.latencies[index] ?? { p50, p95 }
    row(
      `${name}, p50 / p95`,
      `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
      `p50 × ${(p50 / base.p50).toFixed(2)}, p95 × ${(p95 / base.p95).toFixed(2)} of the first size`,
    )
  }
  row('memory of this process (RSS)', `${Math.round(result.memoryMb)} MB`, '')
}

/** The build reads the catalogue, so that comes first. */
async function ensureSite(): Promise<void> {
  const { DATABASE_URL, COMPANY_API_URL } = loadEnvironment()
  if (COMPANY_API_URL === null) await ensureDatabase(DATABASE_URL)
  if (!(await ensureBuild())) process.exit(1)
}

async function showWeb(seconds: number): Promise<void> {
  await ensureSite()
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

async function showMemory(seconds: number): Promise<void> {
  await ensureSite()
  const { addresses, left, failed, startMb, peakMb, endMb } = await benchMemory(seconds)
  console.log(
    `\nMemory of the site (RSS), ${addresses} pages visited once, ${failed} failed, ${left} left for want of time`,
  )
  row('at the start / at most / after', [startMb, peakMb, endMb].map(Math.round).join(' / '), 'MB')
}

async function showInteractions(turns: number): Promise<void> {
  await ensureSite()
  const { slowdowns, interactions } = await benchInteractions(turns)
  const rates = slowdowns.map((rate) => rate.toFixed(1)).join(', ')
  console.log(`\nFrom a press to the next picture on a mid-range phone (this machine slowed ${rates} times)`)
  for (const { name, median, worst } of interactions.toSorted((a, b) => b.median - a.median))
    row(name, `${median} ms`, `at most ${worst} ms`)
}

/** The same on a PostgreSQL server of its own, where there is one. */
async function benchPostgres(sizes: readonly number[]): Promise<void> {
  if (postgresPrograms === null) {
    console.log('\nThere is no PostgreSQL server on this machine.')
    return
  }
  const results: DataResult[] = []
  for (const size of sizes) {
    const server = await startPostgres()
    try {
      const result = await benchData(size, values.quick ? 5 : 20, server.url)
      results.push(result)
      showData(result, results[0] ?? result, 'PostgreSQL')
    } finally {
      await server.stop()
    }
  }
}

Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'silent' })
if (values.only === undefined || values.only === 'web') await showWeb(values.quick ? 3 : 10)
if (values.only === undefined || values.only === 'memory') await showMemory(values.quick ? 120 : 1200)
if (values.only === undefined || values.only === 'interactions') await showInteractions(values.quick ? 1 : 5)
if (values.only === undefined || values.only === 'data') {
  const sizes = values.quick ? [1000, 10_000] : [1000, 100_000]
  const results: DataResult[] = []
  for (const size of sizes) {
    const result = await benchData(size, values.quick ? 5 : 20)
    results.push(result)
    showData(result, results[0] ?? result, 'SQLite')
  }
  await benchPostgres(sizes)
}
