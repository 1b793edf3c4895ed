import { getTranslations } from 'next-intl/server'
import type { UnitSystem } from '@/lib/i18n/readings'
import type { Locale } from '@/lib/i18n/locales'
import { UnitMemory } from './unit-memory'

const systems = ['metric', 'kgf', 'imperial'] as const satisfies readonly UnitSystem[]

type Props = {
  locale: Locale
  /** Inside a form, which shall not send the units: id of one that sends nothing. */
  form?: string
}

/** Chooses the units of every figure on the page; where no script runs, the styles read the chosen radio themselves. */
export async function UnitSwitch({ locale, form }: Props) {
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
              form={form}
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
