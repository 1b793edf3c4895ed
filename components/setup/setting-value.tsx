import { useTranslations } from 'next-intl'
import { Measure } from '@/components/ui/measure'
import type { Setting } from '@/lib/domain/setup/clicks'

/** A position with its unit: clicks out, a step, or millimetres. */
export function SettingValue({ value, unit }: Pick<Setting, 'value' | 'unit'>) {
  const t = useTranslations('setup.result')
  if (unit === 'mm') return <Measure quantity="length" value={value} />
  return t(unit === 'step' ? 'steps' : 'clicks', { count: value })
}
