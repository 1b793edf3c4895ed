import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { binary, run, seconds, type RunResult } from './run'

export type Outcome = { passed: number; failed: number }
export type Step = { name: string; run: () => Promise<Outcome> }

const one = (ok: boolean): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Runs one program as a step; its output is shown only when it fails. */
export async function program(name: string, args: readonly string[]): Promise<RunResult> {
  const result = await run(binary(name), args, { quiet: true })
  if (result.code !== 0) console.error(result.output.trimEnd())
  return result
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numFailedTestSuites: z.int(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()).default([]),
})

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : schema.parse(JSON.parse(text))
}

const tools = ['--tsconfig', 'scripts/tsconfig.json']

export const types: Step = {
  name: 'types',
  run: async () => {
    const generated = await program('next', ['typegen'])
    return one(generated.code === 0 && (await program('tsc', ['--noEmit', '-p', '.'])).code === 0)
  },
}

const site = ['app', 'components', 'lib', 'instrumentation.ts', 'middleware.ts']

/** ESLint looks at each file by itself; dependency-cruiser finds circles of imports, those of types too. */
export const lint: Step = {
  name: 'lint',
  run: async () => {
    const eslint = ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', '.']
    if ((await program('eslint', eslint)).code !== 0) return one(false)
    return one((await program('depcruise', ['--config', 'dependency-cruiser.config.js', ...site])).code === 0)
  },
}

/** Files, exports and packages that nothing uses. */
export const unused: Step = {
  name: 'unused',
  run: async () => one((await program('knip', [])).code === 0),
}

export const messages: Step = {
  name: 'messages',
  run: async () => one((await program('tsx', [...tools, 'scripts/check-messages.ts'])).code === 0),
}

export const fonts: Step = {
  name: 'fonts',
  run: async () => one((await program('tsx', [...tools, 'scripts/check-fonts.ts'])).code === 0),
}

/** The lock file against the advisories kept here; how old they are is said in any case. */
export const dependencies: Step = {
  name: 'dependencies',
  run: async () => {
    const result = await program('tsx', [...tools, 'scripts/check-dependencies.ts', '--lock-only'])
    if (result.code === 0) console.log(result.output.trimEnd().replace(/^/gm, '  '))
    return one(result.code === 0)
  },
}

/** Vitest, of some projects or all; counts tests, and a file that could not even be loaded as one failure. */
export function vitest(name: string, projects: readonly string[] = []): Step {
  return {
    name,
    run: async () => {
      const file = '.cache/reports/vitest.json'
      await rm(file, { force: true })
      const result = await program('vitest', [
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...projects.flatMap((project) => ['--project', project]),
      ])
      const report = await readReport(file, vitestReport)
      if (!report) return one(false)
      if (report.numPendingTests > 0)
        console.log(
          `  ${report.numPendingTests} tests skipped, for want of what they need on this machine; see ${file}`,
        )
      return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, result.code === 0 ? 0 : 1) }
    },
  }
}

/** Playwright; a flaky test counts as passed but is shown in its output. */
export const endToEnd: Step = {
  name: 'end to end',
  run: async () => {
    const file = '.cache/reports/playwright.json'
    await rm(file, { force: true })
    const result = await run(binary('playwright'), ['test', '--reporter=line,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      quiet: true,
    })
    if (result.code !== 0) console.error(result.output.trimEnd())
    const report = await readReport(file, playwrightReport)
    if (!report) return one(false)
    const { expected, unexpected, flaky } = report.stats
    if (flaky > 0) console.log(`  ${flaky} tests passed only on a second try; see ${file}`)
    return { passed: expected + flaky, failed: Math.max(unexpected, result.code === 0 ? 0 : 1) }
  },
}

/** Runs steps one after the other; a failed one does not stop the next, unless the next says it needs it. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0 }
  for (const step of steps) {
    const started = performance.now()
    const outcome = await step.run().catch((error: unknown) => {
      console.error(error)
      return one(false)
    })
    total.passed += outcome.passed
    total.failed += outcome.failed
    const count = outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed` : ''
    console.log(
      `${outcome.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds(started)}${count}${outcome.failed > 0 ? `, ${outcome.failed} failed` : ''})`,
    )
  }
  return total
}

/** Prints the last line every caller of these commands reads. */
export function finish(total: Outcome): void {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
