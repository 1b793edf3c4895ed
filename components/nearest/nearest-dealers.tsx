import { ClientMessages } from '@/components/i18n/client-messages'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import type { Locale } from '@/lib/i18n/locales'
import type { DealerJob } from './dealer-jobs'
import { nearestMessages } from './nearest-messages'
import { LateNearest } from './late-nearest'

type Props = { job: DealerJob; line?: VehicleLine; locale: Locale }

/** The three nearest dealers for a job, on a page about something else. */
export function NearestDealers({ job, line, locale }: Props) {
  return (
    <ClientMessages locale={locale} pick={nearestMessages}>
      <LateNearest job={job} line={line ?? ''} locale={locale} />
    </ClientMessages>
  )
}
