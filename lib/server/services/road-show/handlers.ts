import type { roadShowEndpoints } from '@/lib/contract/road-show'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getHighlightRoadShowEvent, getMobileServiceRoadShow } from './stops'

export const roadShowHandlers: HandlersOf<typeof roadShowEndpoints> = {
  getMobileServiceRoadShow,
  getHighlightRoadShowEvent,
}
