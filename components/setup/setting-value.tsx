import { Measure } from '@/components/ui/measure'
import type { Setting } from '@/lib/domain/setup/clicks'

type Props = { value: number; unit: Setting['unit']; texts: { clicks: string; steps: string } }

/** A position with its unit: clicks out, a step, or millimetres. */
export function SettingValue({ value, unit, texts }: Props) {
  if (unit === 'mm') return <Measure quantity="length" value={value} />
  return (unit === 'step' ? texts.steps : texts.clicks).replace('{count}', String(value))
}
