'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { NumberField } from '@/components/form/number-field'
import { figureLimits, readFigure, setupStore, type FigureName } from './setup-store'
import { useChoices } from './use-setup'

type Props = {
  name: FigureName
  label: string
  hint?: string
  unit: 'kg' | 'mm'
  /** Narrower than the store's own limit. */ max?: number
}

/** One figure of the visitor's. What is typed stays as it is; only a figure inside its limits counts. */
export function FigureField({ name, label, hint, unit, max }: Props) {
  const t = useTranslations('setup.load')
  const value = useChoices()[name]
  const [typed, setTyped] = useState<{ text: string; figure: number | null } | null>(null)
  const { from, to } = figureLimits[name]
  const limit = Math.min(max ?? to, to)
  // A figure that came from elsewhere (an address, another field's part) takes the place of what was typed.
  const text =
    typed && (typed.figure === null || typed.figure === value) ? typed.text : value === null ? '' : String(value)
  const isOutside = text.trim() !== '' && !isInside(text)

  function isInside(entry: string) {
    const figure = readFigure(name, entry)
    return figure !== null && figure <= limit
  }

  const change = (entry: string) => {
    const figure = isInside(entry) ? readFigure(name, entry) : null
    setTyped({ text: entry, figure })
    if (figure !== null || entry.trim() === '') setupStore.change({ type: 'figure', name, value: figure })
  }

  return (
    <NumberField
      label={label}
      hint={hint}
      unit={unit}
      name={name}
      inputMode="numeric"
      value={text}
      onChange={(event) => change(event.target.value)}
      error={isOutside ? t('outside', { from, to: limit }) : undefined}
    />
  )
}
