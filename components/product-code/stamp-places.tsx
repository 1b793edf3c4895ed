import { getTranslations } from 'next-intl/server'
import { sampleCodes } from '@/lib/domain/sample-codes'
import { stampPlaces, type StampPlace } from '@/lib/drawings/stamps/stamps'
import type { Locale } from '@/lib/i18n/locales'
import { StampDrawing } from './stamp-drawing'

const { serial } = sampleCodes
const stamps: Record<StampPlace, readonly string[]> = {
  body: ['PL60-330-02Y', serial],
  reservoir: ['MG46-330TRC-01G', serial],
  spring: ['UV14-250-01R'],
  'fork-cap': ['FN37-480TRC-01G', serial],
  box: [sampleCodes.part, serial],
}

/** Where the code is found on each kind of part. */
export async function StampPlaces({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product-code.places' })
  return (
    <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
      {stampPlaces.map((place) => (
        <li key={place} className="grid content-start gap-3 bg-white p-5 last:sm:col-span-2">
          <StampDrawing
            place={place}
            lines={stamps[place]}
            label={t(`items.${place}.picture`)}
            className={place === 'box' ? 'w-full sm:max-w-md' : 'w-full'}
          />
          <h3 className="text-lg">{t(`items.${place}.name`)}</h3>
          <p className="max-w-text text-steel">{t(`items.${place}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
