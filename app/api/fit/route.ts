import { answerFitTexts } from '@/lib/data/fit-texts'

export const GET = answerFitTexts
