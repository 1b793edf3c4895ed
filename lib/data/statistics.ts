import 'server-only'
import { z } from 'zod'
import type { VisitFigures } from '@/lib/contract/analytics'
import { figureSpans, visitDevices } from '@/lib/contract/analytics-words'
import { askAsUser } from './session'

const filterSchema = z.object({
  days: z.coerce.number().pipe(z.literal(figureSpans)).catch(28),
  device: z.enum(visitDevices).optional().catch(undefined),
})
export type StatisticsFilter = z.infer<typeof filterSchema>

/** The filter in an address; what it does not know is left out. */
export const readStatisticsFilter = (query: Record<string, string | string[] | undefined>): StatisticsFilter =>
  filterSchema.parse(query)

export const readStatistics = (filter: StatisticsFilter): Promise<VisitFigures> => askAsUser('getVisitFigures', filter)
