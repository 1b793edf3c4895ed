import { getTranslations } from 'next-intl/server'
import type { UnitSystem } from '@/lib/i18n/format-figure'
import type { Locale } from '@/lib/i18n/locales'
import { UnitMemory } from './unit-memory'

const systems = ['metric', 'kgf', 'imperial'] as const satisfies readonly UnitSystem[]

/** Chooses the units of every figure on the page. CSS reads the chosen radio, so it works without script; the leaf only remembers it. The radios belong to no form, whatever form they stand in. */
export async function UnitSwitch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'spec.unitSwitch' })
  return (
    <UnitMemory>
      <fieldset className="unit-switch" data-print="none">
        <legend>{t('label')}</legend>
        {systems.map((system) => (
          <label key={system}>
            <input
              type="radio"
              name="units"
              form=""
              value={system}
              defaultChecked={system === 'metric'}
              className="sr-only"
            />
            {t(system)}
          </label>
        ))}
      </fieldset>
    </UnitMemory>
  )
}
