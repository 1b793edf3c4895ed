import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bordersFor } from './borders.js'

const forbidden = [
  ['lib/seo/a.ts', '@/components/ui/button'],
  ['lib/seo/a.ts', '@/app/fonts'],
  ['components/ui/a.tsx', '@/app/fonts'],
  ['components/ui/a.tsx', '@/components/compare/tray'],
  ['components/ui/a.tsx', '../compare/tray'],
  ['components/compare/a.tsx', '@/lib/server/api'],
  ['components/compare/a.tsx', '../../lib/server/api'],
  ['components/compare/a.tsx', '@/components/lists/facets'],
  ['components/compare/a.tsx', '../lists/facets'],
  ['components/fitment/a.tsx', '@/components/products/product-card'],
  ['components/products/a.tsx', '@/components/lists/facets'],
  ['components/lists/a.tsx', '@/components/finder/finder'],
  ['components/finder/a.tsx', '@/components/home/hero'],
  ['components/home/a.tsx', '@/components/hub/product-hub'],
  ['components/layout/page-frame.tsx', '@/components/fitment/fit-bar'],
  ['components/layout/page-frame.tsx', '../fitment/fit-bar'],
  ['components/layout/frame-slots.tsx', '@/components/finder/finder'],
  ['components/layout/frame-slots.tsx', '@/lib/server/api'],
  ['components/ui/a.tsx', '@/components/products/product-card'],
  ['app/[locale]/(public)/page.tsx', '@/lib/server/api'],
  ['lib/client/a.ts', '@/lib/server/api'],
  ['lib/client/a.ts', '../server/api'],
  ['lib/server/a.ts', '@/lib/client/company-client'],
  ['lib/server/db/a.ts', '../../client/company-client'],
  ['lib/server/a.ts', '@/lib/data/products'],
  ['lib/domain/a.ts', '@/lib/server/db/client'],
  ['lib/contract/a.ts', '@/lib/domain/units'],
  ['lib/contract/a.ts', 'axios'],
  ['lib/contract/a.ts', '../utils/text'],
  ['lib/server/search/a.ts', './golden.fixture'],
  ['lib/data/a.ts', '@/lib/route-handlers/health'],
  ['lib/server/a.ts', '@/lib/route-handlers/health'],
  ['components/compare/a.tsx', '@/lib/route-handlers/health'],
  ['app/api/company/route.ts', '@/lib/server/api'],
  ['app/api/health/route.ts', '@/scripts/start'],
  ['lib/utils/a.ts', '../../tests/setup'],
] as const
const allowed = [
  ['app/[locale]/(public)/page.tsx', '@/components/compare/tray'],
  ['app/[locale]/(public)/page.tsx', '@/lib/data/products'],
  ['app/api/company/route.ts', '@/lib/route-handlers/company'],
  ['lib/route-handlers/a.ts', '@/lib/server/api'],
  ['lib/server/search/a.test.ts', './golden.fixture'],
  ['components/compare/a.test.tsx', '@/tests/support/translations'],
  ['components/compare/a.tsx', '@/components/ui/button'],
  ['components/compare/a.tsx', '@/components/i18n/client-messages'],
  ['components/design/a.tsx', '@/components/finder/finder'],
  ['components/compare/a.tsx', '@/components/products/product-card'],
  ['components/compare/a.tsx', './tray'],
  ['components/compare/a.tsx', '../ui/button'],
  ['components/products/a.tsx', '@/components/fitment/verdict'],
  ['components/home/a.tsx', '@/components/finder/finder'],
  ['components/hub/a.tsx', '../finder/finder'],
  ['components/layout/frame-slots.tsx', '@/components/fitment/fit-bar'],
  ['components/layout/frame-slots.tsx', '@/components/products/compare-link'],
  ['components/lists/list-page.tsx', '@/components/layout/page-frame'],
  ['components/ui/a.tsx', '@/components/navigation/app-link'],
  ['components/compare/a.tsx', '@/lib/contract/product'],
  ['lib/client/a.ts', '@/lib/contract/product'],
  ['lib/server/db/a.ts', '../../contract/product'],
  ['lib/server/db/queries/a.ts', '../client'],
  ['lib/server/http/a.ts', './client'],
  ['lib/contract/a.ts', 'zod'],
  ['lib/contract/a.ts', './common'],
  ['lib/data/a.ts', '@/lib/server/api'],
  ['scripts/seed.ts', '@/lib/server/seed/run'],
] as const

const packages = ['axios', 'zod']
const extension = (file: string) => (file.startsWith('components/') ? '.tsx' : '.ts')

/** The file that an import means. */
function fileOf(from: string, source: string): string {
  if (packages.includes(source)) return `node_modules/${source}/index.js`
  const file = source.startsWith('@/') ? source.slice(2) : path.join(path.dirname(from), source)
  return file + extension(file)
}

let folder = ''
let crossed = new Set<string>()

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

/** A site of empty files that import each other as the pairs say, looked at once; loading the compiler takes a second or many. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'borders-'))
  const imports = new Map<string, string[]>()
  for (const [from, source] of [...forbidden, ...allowed]) {
    imports.set(from, [...(imports.get(from) ?? []), source])
    const file = fileOf(from, source)
    if (!imports.has(file)) imports.set(file, [])
  }
  for (const [file, sources] of imports)
    await write(file, sources.map((source) => `import '${source}'\n`).join('') + 'export {}\n')
  const settings = {
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', baseUrl: '.', paths: { '@/*': ['./*'] } },
  }
  await write('tsconfig.json', JSON.stringify(settings))
  const tsConfig = path.join(folder, 'tsconfig.json')
  const folders = [...imports.keys()].flatMap((file) => /^components\/([^/]+)\//.exec(file)?.[1] ?? [])
  const { output } = await cruise(
    ['app', 'components', 'lib', 'scripts'],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: bordersFor([...new Set(folders)]) },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: tsConfig },
    },
    {},
    { tsConfig: extractTSConfig(tsConfig) },
  )
  if (typeof output === 'string') throw new Error('No report of the cruise.')
  crossed = new Set(output.summary.violations.map(({ from, to }) => `${from} → ${to}`))
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('import borders', () => {
  it.each(forbidden)('%s may not import %s', (from, source) => {
    expect(crossed).toContain(`${from} → ${fileOf(from, source)}`)
  })

  it.each(allowed)('%s may import %s', (from, source) => {
    expect(crossed).not.toContain(`${from} → ${fileOf(from, source)}`)
  })
})
