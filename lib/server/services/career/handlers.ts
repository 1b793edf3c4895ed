import type { careerEndpoints } from '@/lib/contract/career'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getCareerDetails, getCareers } from './careers'

export const careerHandlers: HandlersOf<typeof careerEndpoints> = { getCareers, getCareerDetails }
