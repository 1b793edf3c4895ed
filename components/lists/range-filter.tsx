import { getTranslations } from 'next-intl/server'
import { controlStyle } from '@/components/ui/field'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  legend: string
  names: readonly [string, string]
  values: readonly [number | undefined, number | undefined]
  placeholders: readonly [string, string]
  locale: Locale
}

/** From–to of a figure; sent with the surrounding form. */
export async function RangeFilter({ legend, names, values, placeholders, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'lists.bounds' })
  const labels = [t('from'), t('to')] as const
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left mb-2 w-full leading-snug font-semibold">{legend}</legend>
      <div className="clear-both flex items-center gap-2">
        {names.map((name, i) => (
          <input
            key={name}
            name={name}
            // A field for numbers takes no Thai digits.
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values[i]}
            placeholder={placeholders[i]}
            aria-label={`${legend}: ${labels[i]}`}
            className={controlStyle}
          />
        ))}
      </div>
    </fieldset>
  )
}
