import { answerReadiness } from '@/lib/route-handlers/health'

export const GET = answerReadiness
