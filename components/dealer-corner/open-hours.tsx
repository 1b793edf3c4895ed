'use client'

import { useTranslations } from 'next-intl'
import { controlStyle } from '@/components/ui/field'

export type Hours = { opens: string; closes: string } | null

const usual = { opens: '09:00', closes: '18:00' }

type Props = { label: string; value: Hours; onChange: (hours: Hours) => void }

/** Open or closed, and from when to when; the name of the day is told with each. */
export function OpenHours({ label, value, onChange }: Props) {
  const t = useTranslations('dealer-corner.hours')
  const side = (name: 'opens' | 'closes') => (
    <input
      type="time"
      step={300}
      required
      aria-label={`${label}: ${t(name)}`}
      value={value?.[name] ?? ''}
      onChange={({ target }) => value && onChange({ ...value, [name]: target.value })}
      className={`${controlStyle} figure w-full min-w-0`}
    />
  )
  const isWrong = value !== null && value.opens >= value.closes
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center gap-3">
        <label className="flex min-h-11 shrink-0 items-center gap-2">
          <input
            type="checkbox"
            aria-label={`${label}: ${t('open')}`}
            checked={value !== null}
            onChange={({ target }) => onChange(target.checked ? usual : null)}
            className="size-5 accent-signal"
          />
          <span className={value ? 'max-sm:sr-only' : undefined}>{t('open')}</span>
        </label>
        {value ? (
          <div className="grid grow grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
            {side('opens')}
            <span aria-hidden="true">–</span>
            {side('closes')}
          </div>
        ) : (
          <span className="text-steel">{t('closed')}</span>
        )}
      </div>
      {isWrong ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('order')}
        </p>
      ) : null}
    </div>
  )
}
