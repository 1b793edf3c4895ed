import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { askCompany } from './company'
import { figureTexts } from './fit-figure-texts'
import { verdictText, type VerdictText } from './verdict-text'

/** By product id. */
export type FitTexts = Record<string, VerdictText>

/** Verdicts in the visitor's language, worded here so that the browser needs neither messages nor a formatter. Throws NOT_FOUND for an unknown vehicle. */
export async function queryFitTexts(input: ParsedInputOf<'getFitVerdict'>): Promise<FitTexts> {
  const { lang } = input
  const [{ vehicle, answers }, t] = await Promise.all([
    askCompany('getFitVerdict', input),
    getTranslations({ locale: lang, namespace: 'fitment' }),
  ])
  return Object.fromEntries(
    answers.map(({ productId, verdict, nearest, figures }) => [
      productId,
      {
        ...verdictText(t, verdict, lang, nearest),
        vehicle: `${vehicleName(vehicle)} ${vehicle.generation}`,
        figures: figureTexts(t, verdict, figures),
      },
    ]),
  )
}
