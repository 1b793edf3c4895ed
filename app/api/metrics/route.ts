import { answerMetrics } from '@/lib/route-handlers/metrics'

export const GET = answerMetrics
