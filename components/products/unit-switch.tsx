import { getTranslations } from 'next-intl/server'
import type { UnitSystem } from '@/lib/i18n/format-figure'
import type { Locale } from '@/lib/i18n/locales'
import { UnitMemory } from './unit-memory'

const systems = ['metric', 'kgf', 'imperial'] as const satisfies readonly UnitSystem[]

/** Chooses the units of every figure on the page. CSS reads the chosen radio, so it works without script; the leaf only remembers it. */
export async function UnitSwitch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'spec.unitSwitch' })
  return (
    <UnitMemory>
      <fieldset className="flex flex-wrap items-center gap-x-1 gap-y-2 text-sm" data-print="none">
        <legend className="float-left mr-3 text-steel">{t('label')}</legend>
        {systems.map((system) => (
          <label
            key={system}
            className="inline-flex min-h-10 items-center rounded-base border border-edge px-3 font-medium whitespace-nowrap has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input type="radio" name="units" value={system} defaultChecked={system === 'metric'} className="sr-only" />
            {t(system)}
          </label>
        ))}
      </fieldset>
    </UnitMemory>
  )
}
