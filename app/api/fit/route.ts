import { answerFitTexts } from '@/lib/route-handlers/fit-texts'

export const GET = answerFitTexts
