'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { DateField } from '@/components/form/date-field'
import { ChipButton } from '@/components/ui/chip'
import { readDay, splitDay } from '@/lib/domain/typed-date'
import type { SelectOption } from '@/components/ui/select'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  id: string
  legend: string
  note?: string
  error: string | undefined
  required?: boolean
  /** `YYYY-MM-DD`; '' = none, or not whole yet. */
  value: string
  onChange: (day: string) => void
  /** The focus has left all three parts. */
  onLeave: () => void
  months: readonly SelectOption[]
  locale: Locale
  /** Days that one tap chooses. */
  quick?: readonly { label: string; day: () => Promise<string> }[]
}

/** A day in three parts that a form can hold as one value, the year in either era. */
export function DayField({
  id,
  legend,
  note,
  error,
  required = false,
  value,
  onChange,
  onLeave,
  months,
  locale,
  quick = [],
}: Props) {
  const t = useTranslations('warranty.register.purchase')
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const read = () => {
    const part = (name: string) => {
      const control = box.current?.querySelector(`[name="${id}.${name}"]`)
      return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : ''
    }
    onChange(readDay({ day: part('day'), month: part('month'), year: part('year') }))
  }
  const choose = (day: string) => {
    onChange(day)
    setChosen((count) => count + 1)
  }
  return (
    <div
      ref={box}
      className="grid content-start gap-2"
      onChange={read}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <DateField
        key={chosen}
        id={id}
        name={id}
        legend={legend}
        note={note}
        error={error}
        required={required}
        labels={{ day: t('day'), month: t('month'), year: t('year'), choose: t('choose') }}
        months={months}
        yearFirst={locale === 'ja'}
        value={splitDay(value, locale)}
      />
      {quick.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {quick.map(({ label, day }) => (
            <ChipButton
              key={label}
              onClick={() => {
                void day().then(choose, () => undefined)
              }}
            >
              {label}
            </ChipButton>
          ))}
        </div>
      ) : null}
    </div>
  )
}
