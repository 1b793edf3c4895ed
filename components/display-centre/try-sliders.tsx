'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { InputRange } from '@/lib/content/display-centre'
import { inputUnits, standFormulas, workOut, type FormulaName, type InputName } from '@/lib/domain/stand-formulas'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { FormulaCurve } from './formula-curve'
import { SliderInput } from './slider-input'

type Props = { formula: FormulaName; inputs: Readonly<Partial<Record<InputName, InputRange>>> }
type Values = Partial<Record<InputName, number>>

const startOf = (inputs: Props['inputs']): Values =>
  Object.fromEntries(Object.entries(inputs).map(([name, { start }]) => [name, start]))

/** Figures to slide and what comes of them, as a figure and as a point on its curve. */
export function TrySliders({ formula, inputs }: Props) {
  const t = useTranslations('display-centre')
  const [values, setValues] = useState(() => startOf(inputs))
  const { inputs: names, unit, digits } = standFormulas[formula]
  const [first] = names
  const resultId = useId()
  const range = inputs[first]
  return (
    <div className="grid gap-4" data-needs-script data-print="none">
      <output aria-labelledby={resultId} className="grid gap-1 border-y border-ink py-3">
        <span id={resultId} className="text-sm text-steel">
          {t(`results.${formula}`)}
        </span>
        <span className="figure text-4xl leading-snug">{`${formatDecimal(workOut(formula, values), digits)} ${unit}`}</span>
      </output>
      {range && (
        <FormulaCurve
          range={range}
          at={values[first] ?? range.start}
          compute={(x) => workOut(formula, { ...values, [first]: x })}
        />
      )}
      {names.map((name) => {
        const bounds = inputs[name]
        return (
          bounds && (
            <SliderInput
              key={name}
              label={t(`inputs.${name}`)}
              unit={inputUnits[name]}
              range={bounds}
              value={values[name] ?? bounds.start}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )
        )
      })}
    </div>
  )
}
