import type { faqEndpoints } from '@/lib/contract/faq'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getFaq } from './get-faq'

export const faqHandlers: HandlersOf<typeof faqEndpoints> = { getFaq }
