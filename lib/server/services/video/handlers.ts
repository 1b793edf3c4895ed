import type { videoEndpoints } from '@/lib/contract/video'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getVideos } from './videos'

export const videoHandlers: HandlersOf<typeof videoEndpoints> = { getVideos }
