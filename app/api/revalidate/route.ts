import { answerRevalidation } from '@/lib/route-handlers/revalidate'

export const POST = answerRevalidation
