import type { serviceEndpoints } from '@/lib/contract/service'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getHighlightRoadShowEvent, getMobileServiceRoadShow } from './road-shows'
import { getVideos } from './videos'

export const serviceHandlers: HandlersOf<typeof serviceEndpoints> = {
  getMobileServiceRoadShow,
  getHighlightRoadShowEvent,
  getVideos,
}
