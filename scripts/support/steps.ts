import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { binary, run, seconds } from './run'

export type Count = { passed: number; failed: number }
/** `said` is shown with the step's line, when it has ended: steps run beside each other. */
export type Outcome = Count & { said?: string }
export type Step = { name: string; run: () => Promise<Outcome> }

type Command = [name: string, ...args: string[]]

/** Lines of a failed step that are repeated at the end. */
const lastLines = 60

const toolArguments = ['--tsconfig', 'scripts/tsconfig.json']

export const one = (isGood: boolean, said = ''): Outcome => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, said })

/** Programs one after the other as a step, up to the first that fails, whose whole output is then shown. */
function programs(name: string, commands: readonly Command[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      for (const [command, ...args] of commands) {
        const { code, output } = await run(binary(command), args, { env, quiet: true })
        if (code !== 0) return one(false, output)
      }
      return one(true)
    },
  }
}

/** A script of this folder's parent as a step. */
export const script = (name: string, file: string, env: Record<string, string> = {}): Step =>
  programs(name, [['tsx', ...toolArguments, `scripts/${file}.ts`]], env)

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numFailedTestSuites: z.int(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()).default([]),
})

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : schema.parse(JSON.parse(text))
}

/** Types as Next's own build would look at them: the files it writes for each page are read, too. Two minutes; lint finds all but those. */
export const types = programs('types', [
  ['next', 'typegen'],
  ['tsc', '--noEmit', '-p', '.'],
  // A worker has no document, and a page no install event.
  ['tsc', '--noEmit', '-p', 'pwa'],
])
const code = ['app', 'components', 'lib', 'pwa', 'scripts', 'tests', 'instrumentation.ts', 'middleware.ts']

/** oxlint looks at each file and its types; dependency-cruiser at who imports whom, types included. */
export const lint = programs('types and lint', [
  ['next', 'typegen'],
  ['oxlint', '--disable-nested-config'],
  ['depcruise', '--config', 'dependency-cruiser.config.js', ...code],
])
export const format = programs('format', [['oxfmt', '--check']])
/** Files, exports and packages that nothing uses. */
export const unused = programs('unused', [['knip']])
export const messages = script('messages', 'check-messages')
export const fonts = script('fonts', 'check-fonts')

/** The lock file against the advisories kept here; how old they are is said in any case. */
export const dependencies: Step = {
  name: 'dependencies',
  run: async () => {
    const args = [...toolArguments, 'scripts/check-dependencies.ts', '--lock-only']
    const { code, output } = await run(binary('tsx'), args, { quiet: true })
    return one(code === 0, output)
  },
}

/** Vitest, of some projects; counts tests, and a file that could not even be loaded as one failure. */
export function vitest(name: string, projects: readonly string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const file = `.cache/reports/vitest-${projects[0]}.json`
      await rm(file, { force: true })
      const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
      const result = await run(
        binary('vitest'),
        [...args, ...projects.flatMap((project) => ['--project', `${project}*`])],
        { env, quiet: true },
      )
      const report = await readReport(file, vitestReport)
      if (!report) return one(false, result.output)
      const failed = Math.max(report.numFailedTests, result.code === 0 ? 0 : 1)
      const skipped = report.numPendingTests
      const left =
        skipped > 0
          ? `${skipped} tests skipped: for the long run, or for want of what they need on this machine; see ${file}`
          : ''
      return { passed: report.numPassedTests, failed, said: failed > 0 ? result.output : left }
    },
  }
}

/** Playwright, with some arguments; nothing is tried twice. */
export function playwright(name: string, args: readonly string[] = [], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const file = '.cache/reports/playwright.json'
      await rm(file, { force: true })
      const result = await run(binary('playwright'), ['test', '--reporter=dot,json', ...args], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
        quiet: true,
      })
      const report = await readReport(file, playwrightReport)
      if (!report) return one(false, result.output)
      const { expected, unexpected } = report.stats
      const failed = Math.max(unexpected, result.code === 0 ? 0 : 1)
      return { passed: expected, failed, said: failed > 0 ? result.output : '' }
    },
  }
}

/** What failed steps said last: repeated at the end, for who sees only the end of a long output. */
const failures: { name: string; end: string }[] = []

async function runStep({ name, run: work }: Step): Promise<Count> {
  const started = performance.now()
  const {
    passed,
    failed,
    said = '',
  } = await work().catch((error: unknown) =>
    one(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
  const count = passed + failed > 1 ? `, ${passed} passed` : ''
  const wrong = failed > 0 ? `, ${failed} failed` : ''
  const line = `${failed === 0 ? '✓' : '✗'} ${name} (${seconds(started)}${count}${wrong})`
  if (failed > 0) failures.push({ name, end: said.trimEnd().split('\n').slice(-lastLines).join('\n') })
  console.log([...(said === '' ? [] : [said.trimEnd().replace(/^/gm, '  ')]), line].join('\n'))
  return { passed, failed }
}

/**
 * Runs stages one after the other; the lanes of a stage run beside each other, the steps of a lane in turn. A failed step does not
 * stop the next, unless the next says it needs it.
 */
export async function runSteps(...stages: readonly (readonly (readonly Step[])[])[]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 }
  const runLane = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      const { passed, failed } = await runStep(step)
      total.passed += passed
      total.failed += failed
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map(runLane))
  return total
}

/** Prints the last line every caller of these commands reads. */
export function finish(total: Count): void {
  for (const { name, end } of failures) console.log(`${end.replace(/^/gm, '  ')}\n✗ ${name}: the end of what it said`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
