import type { promotionEndpoints } from '@/lib/contract/promotion'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getPromotions } from './promotions'

export const promotionHandlers: HandlersOf<typeof promotionEndpoints> = { getPromotions }
