'use client'

import { useTranslations } from 'next-intl'
import { Measure } from '@/components/ui/measure'
import type { Axle } from '@/lib/contract/common'
import { canDo, moveSetting, type ActionId } from '@/lib/domain/setup/actions'
import { endOf } from '@/lib/domain/setup/subject'
import type { Locale } from '@/lib/i18n/locales'
import { usePart } from './use-setup'

type Props = {
  action: ActionId
  amount: number
  at: Axle | null
  locale: Locale
  /** What to do when the part lacks the adjuster. */ instead: string
}

/** What a step means on the chosen part: from where to where, or what to do instead. Without a part: what to do instead, in general. */
export function SymptomMove({ action, amount, at, locale, instead }: Props) {
  const t = useTranslations('setup.symptoms')
  const { product, answer } = usePart(locale)
  if (!product || !answer) return <p className="text-sm text-steel">{instead}</p>
  if (at !== null && at !== endOf(product)) return null
  if (!canDo(action, product.adjusters)) return <p className="text-sm font-medium">{instead}</p>
  const move = moveSetting(action, amount, answer.settings)
  if (!move) return null
  if (move.from === move.to) return <p className="text-sm font-medium">{t('yoursEnd')}</p>
  const show = (value: number) => (move.unit === 'mm' ? <Measure quantity="length" value={value} /> : value)
  return (
    <p className="figure text-signal">{t.rich('yours', { from: () => show(move.from), to: () => show(move.to) })}</p>
  )
}
