import type { analyticsEndpoints } from '@/lib/contract/analytics'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { countVisit } from './count-visit'
import { getVisitFigures } from './figures'

export const analyticsHandlers: HandlersOf<typeof analyticsEndpoints> = { countVisit, getVisitFigures }
