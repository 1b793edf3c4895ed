import { answerCompanyCall } from '@/lib/route-handlers/company'

export const GET = answerCompanyCall
export const POST = answerCompanyCall
export const PUT = answerCompanyCall
export const PATCH = answerCompanyCall
export const DELETE = answerCompanyCall
