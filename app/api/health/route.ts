import { answerHealth } from '@/lib/route-handlers/health'

export const GET = answerHealth
