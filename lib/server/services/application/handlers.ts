import type { applicationEndpoints } from '@/lib/contract/application'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getApplicationBrands, getApplications } from './applications'

export const applicationHandlers: HandlersOf<typeof applicationEndpoints> = { getApplications, getApplicationBrands }
