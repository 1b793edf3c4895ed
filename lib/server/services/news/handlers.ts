import type { newsEndpoints } from '@/lib/contract/news'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getNews, getNewsById } from './news'

export const newsHandlers: HandlersOf<typeof newsEndpoints> = { getNews, getNewsById }
