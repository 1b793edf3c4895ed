import type { faqEndpoints } from '@/lib/contract/faq'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const faqHandlers: HandlersOf<typeof faqEndpoints> = {}
