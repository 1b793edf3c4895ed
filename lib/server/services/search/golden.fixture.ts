import type { Lang } from '@/lib/contract/common'

import { siteCasesEn } from './golden-en.fixture'
import type { SiteCase } from './golden-expectation.fixture'
import { siteCasesJa } from './golden-ja.fixture'
import { siteCasesTh } from './golden-th.fixture'

/** What visitors look for beside products and vehicles, and what they mean by it, over every kind. The other half of the golden set is in lib/server/search. */
export const siteCases = { en: siteCasesEn, th: siteCasesTh, ja: siteCasesJa } as const satisfies Record<
  Lang,
  readonly SiteCase[]
>
