import { buildEntries } from './builds'
import { countryEntries } from './countries'
import { dealerEntries } from './dealers'
import { documentEntries } from './documents'
import type { EntryProvider } from './entry'
import { jobEntries } from './jobs'
import { manualEntries } from './manuals'
import { newsEntries } from './news'
import { pageEntries } from './pages'
import { promotionEntries } from './promotions'
import { questionEntries } from './questions'
import { roadShowEntries } from './road-shows'
import { springPlanEntries } from './spring-plans'
import { symptomEntries } from './symptoms'
import { vehiclePageEntries } from './vehicle-pages'
import { videoEntries } from './videos'

/** Who knows what stands on the site: a new kind of content is found once its provider is here. */
export const entryProviders = [
  pageEntries,
  questionEntries,
  symptomEntries,
  manualEntries,
  documentEntries,
  videoEntries,
  roadShowEntries,
  dealerEntries,
  countryEntries,
  jobEntries,
  newsEntries,
  buildEntries,
  promotionEntries,
  vehiclePageEntries,
  springPlanEntries,
] as const satisfies readonly EntryProvider[]
