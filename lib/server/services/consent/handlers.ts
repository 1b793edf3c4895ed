import type { consentEndpoints } from '@/lib/contract/consent'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { addConsent } from './add-consent'

export const consentHandlers: HandlersOf<typeof consentEndpoints> = { AddConsent: addConsent }
