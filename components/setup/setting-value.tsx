import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Measure } from '@/components/ui/measure'
import type { Setting } from '@/lib/domain/setup/clicks'

const whole = (words: ReactNode) => <span className="unbroken">{words}</span>

/** A position with its unit: clicks out, a step, or millimetres. A line breaks before or after a figure and its unit, never inside. */
export function SettingValue({ value, unit }: Pick<Setting, 'value' | 'unit'>) {
  const t = useTranslations('setup.result')
  if (unit === 'mm') return <Measure quantity="length" value={value} />
  return t.rich(unit === 'step' ? 'steps' : 'clicks', { count: value, whole })
}
