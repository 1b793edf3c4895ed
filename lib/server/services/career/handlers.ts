import type { careerEndpoints } from '@/lib/contract/career'
import type { jobApplicationEndpoints } from '@/lib/contract/job-application'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getCareerDetails, getCareers } from './careers'
import { sendApplication } from './send-application'

export const careerHandlers: HandlersOf<typeof careerEndpoints & typeof jobApplicationEndpoints> = {
  getCareers,
  getCareerDetails,
  sendApplication,
}
