import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { SearchReading } from '@/lib/contract/search'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'

/** No parts and no vehicles, vehicles alone, or parts by the words that are known, which fit the vehicle that was named or do not. */
export type FoundParts = 'none' | 'vehicles' | 'fitting' | 'others'

const insteadOf = {
  none: 'noneOfKind',
  vehicles: 'noneOfKind',
  fitting: 'insteadKinds',
  others: 'noneOfKind',
} as const
const unknownBeside = { none: 'alone', vehicles: 'alike', fitting: 'beside', others: 'beside' } as const

type Props = {
  reading: SearchReading
  parts: FoundParts
  locale: Locale
}

/** Two vehicles by brand and model; generations of one model by their own names, too. */
function nameBoth(vehicle: VehicleSummary, namesake: VehicleSummary): { vehicle: string; namesake: string } {
  const isOneModel = vehicle.modelId === namesake.modelId
  const name = (one: VehicleSummary) => (isOneModel ? `${vehicleName(one)} ${one.generation}` : vehicleName(one))
  return { vehicle: name(vehicle), namesake: name(namesake) }
}

/** How the words were read, where the visitor should know: another maker, another trade, a length, or that nothing was as asked. */
export async function ReadingNote({ reading, parts, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'search.notes' })
  const { vehicle, lengthMm, priceMax, isOtherMoney, number, otherMaker, isOtherTrade, instead, kinds } = reading
  const { unknownWords, namesake, sharedName, isAdjustableInstead } = reading
  const insteadKey = isAdjustableInstead && parts === 'fitting' ? 'insteadAdjustable' : insteadOf[parts]
  const notes = [
    number && t(`number.${number}`),
    unknownWords !== null && t(`unknownWords.${unknownBeside[parts]}`, { words: unknownWords }),
    otherMaker !== null && t('otherMaker', { maker: otherMaker }),
    isOtherTrade && t('otherTrade'),
    instead && priceMax !== null && t('insteadPrice', { price: priceMax }),
    instead && priceMax === null && lengthMm !== null && t('insteadLength', { length: lengthMm }),
    instead &&
      priceMax === null &&
      lengthMm === null &&
      vehicle &&
      kinds.length > 0 &&
      (namesake
        ? t('insteadNamesake', nameBoth(vehicle, namesake))
        : t(insteadKey, { vehicle: sharedName ?? vehicleName(vehicle), models: String(sharedName !== null) })),
    !instead && priceMax !== null && t('price', { price: priceMax }),
    isOtherMoney && t('otherCurrency'),
    !instead && lengthMm !== null && t('length', { length: lengthMm }),
  ].filter((note) => typeof note === 'string')
  return notes.map((note) => <Notice key={note} title={<UnbrokenText text={note} />} />)
}
