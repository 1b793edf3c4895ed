'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { controlStyle } from '@/components/ui/field'
import { describedBy, FieldError } from '@/components/ui/field-notes'

export type Hours = { opens: string; closes: string } | null

const usual = { opens: '09:00', closes: '18:00' }

/** What is wrong with the times of a day; null = nothing. */
export function wrongHours(hours: Hours): 'missing' | 'order' | null {
  if (hours === null) return null
  if (hours.opens === '' || hours.closes === '') return 'missing'
  return hours.opens >= hours.closes ? 'order' : null
}

type Props = {
  label: string
  value: Hours
  onChange: (hours: Hours) => void
  /** Whether it was to be saved: before that a missing time may still be on its way. */
  asked?: boolean
}

/** Open or closed, and from when to when; the name of the day is told with each. */
export function OpenHours({ label, value, onChange, asked = false }: Props) {
  const t = useTranslations('dealer-corner.hours')
  const id = useId()
  const wrong = wrongHours(value)
  const error = wrong === null || (wrong === 'missing' && !asked) ? undefined : t(wrong)
  const side = (name: 'opens' | 'closes') => (
    <input
      type="time"
      step={300}
      required
      aria-label={`${label}: ${t(name)}`}
      aria-invalid={error !== undefined && (wrong === 'order' || value?.[name] === '') ? true : undefined}
      aria-describedby={describedBy({ id, error })}
      value={value?.[name] ?? ''}
      onChange={({ target }) => value && onChange({ ...value, [name]: target.value })}
      className={`${controlStyle} figure w-full min-w-0`}
    />
  )
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center gap-3 max-[17rem]:flex-wrap">
        <label className="flex min-h-11 shrink-0 items-center gap-2">
          <input
            type="checkbox"
            aria-label={`${label}: ${t('open')}`}
            checked={value !== null}
            onChange={({ target }) => onChange(target.checked ? usual : null)}
            className="size-5 accent-signal"
          />
          <span className={value ? 'max-sm:sr-only max-[17rem]:not-sr-only' : undefined}>{t('open')}</span>
        </label>
        {value ? (
          <div className="grid grow grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 max-[17rem]:basis-full max-[17rem]:grid-cols-1">
            {side('opens')}
            <span aria-hidden="true" className="max-[17rem]:hidden">
              –
            </span>
            {side('closes')}
          </div>
        ) : (
          <span className="text-steel">{t('closed')}</span>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
