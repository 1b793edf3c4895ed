import type { VehicleLine } from '@/lib/contract/workshop-words'
import type { Locale } from '@/lib/i18n/locales'
import type { DealerJob } from './dealer-jobs'

/** What is asked of the nearest dealers; an empty line = any. */
export type NearestProps = { job: DealerJob; line: VehicleLine | ''; locale: Locale }
