import { answerAuthCall } from '@/lib/route-handlers/auth'

export const GET = answerAuthCall
export const POST = answerAuthCall
