'use client'

import { useState } from 'react'
import { Choice } from '@/components/form/choice'
import { Editor } from './editor'

type Props<T extends string> = {
  field: 'lines' | 'capabilities' | 'languages'
  options: readonly { value: T; label: string }[]
  value: readonly T[]
  busy: boolean
  onSave: (chosen: T[]) => void
}

/** Several of a list, kept in the list's order. */
export function ChoicesEditor<T extends string>({ field, options, value, busy, onSave }: Props<T>) {
  const [chosen, setChosen] = useState<readonly T[]>(value)
  const flip = (one: T) => (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  const inOrder = options.map((option) => option.value).filter((one) => chosen.includes(one))
  return (
    <Editor field={field} busy={busy} onSave={() => onSave(inOrder)}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => setChosen(flip(option.value))}
          />
        ))}
      </div>
    </Editor>
  )
}
