import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import tseslint from 'typescript-eslint'
import { bordersFor } from './borders.js'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...bordersFor(['compare', 'design', 'finder', 'fitment', 'home', 'hub', 'layout', 'lists', 'products', 'ui']),
  ],
})

async function crosses(file: string, source: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import { x } from '${source}'\nx()\n`, { filePath: file })
  expect(result?.fatalErrorCount).toBe(0)
  return result?.messages.some((message) => message.ruleId === 'no-restricted-imports') ?? false
}

describe('import borders', () => {
  it.each([
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
  ])('%s may not import %s', async (file, source) => {
    expect(await crosses(file, source)).toBe(true)
  })

  it.each([
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
  ])('%s may import %s', async (file, source) => {
    expect(await crosses(file, source)).toBe(false)
  })
})
