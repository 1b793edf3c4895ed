import { useTranslations } from 'next-intl'
import type { SagVerdict } from '@/lib/domain/setup/verdict'

/** Where the words of a verdict stand in the messages. */
export const verdictKeys = {
  order: 'order',
  beyond: 'beyond',
  right: 'right',
  'more-preload': 'more',
  'less-preload': 'less',
  'spring-soft': 'soft',
  'spring-hard': 'hard',
} as const satisfies Record<SagVerdict['kind'], string>

/** The short name of a verdict. */
export function VerdictTitle({ kind }: Pick<SagVerdict, 'kind'>) {
  const t = useTranslations('setup.measure.verdicts')
  return t(`${verdictKeys[kind]}.title`)
}
