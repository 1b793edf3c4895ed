import type { messageEndpoints } from '@/lib/contract/message'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { sendSMS } from '../warranty/send-code'

export const messageHandlers: HandlersOf<typeof messageEndpoints> = { sendSMS }
