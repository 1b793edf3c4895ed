import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { SearchReading } from '@/lib/contract/search'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'

/** How the words were read, where the visitor should know: another maker, another trade, a length, or that nothing was as asked. */
export async function ReadingNote({ reading, locale }: { reading: SearchReading; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search.notes' })
  const { vehicle, lengthMm, priceMax, isOtherMoney, number, otherMaker, isOtherTrade, instead, kinds } = reading
  const notes = [
    number && t(`number.${number}`),
    otherMaker !== null && t('otherMaker', { maker: otherMaker }),
    isOtherTrade && t('otherTrade'),
    instead && priceMax !== null && t('insteadPrice', { price: priceMax }),
    instead && priceMax === null && lengthMm !== null && t('insteadLength', { length: lengthMm }),
    instead &&
      priceMax === null &&
      lengthMm === null &&
      vehicle &&
      kinds.length > 0 &&
      t('insteadKinds', { vehicle: vehicleName(vehicle) }),
    !instead && priceMax !== null && t('price', { price: priceMax }),
    isOtherMoney && t('otherCurrency'),
    !instead && lengthMm !== null && t('length', { length: lengthMm }),
  ].filter((note) => typeof note === 'string')
  return notes.map((note) => <Notice key={note} title={note} />)
}
