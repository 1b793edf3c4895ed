import { answerRevalidation } from '@/lib/data/revalidate'

export const POST = answerRevalidation
