'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { useFocusedPanel } from '@/components/ui/use-focused-panel'
import type { Passport } from '@/lib/contract/warranty-passport'

const steps = ['wait', 'clean', 'pack', 'note', 'ride'] as const

/** What its owner holds once a claim is open: its number, and what to do until we answer. */
export function ClaimDone({ claim }: { claim: Passport['claims'][number] }) {
  const t = useTranslations('passport.done')
  const panel = useFocusedPanel()
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={t('title')} data-print="none" className="grid gap-5">
      <Notice tone="success" title={t('title')}>
        {t('text')}
      </Notice>
      <p className="grid gap-1">
        <span className="text-sm text-steel">{t('number')}</span>
        <span className="figure font-display text-3xl font-semibold">{claim.number}</span>
      </p>
      <div className="grid max-w-text gap-2">
        <h3 className="text-xl">{t('stepsTitle')}</h3>
        <ul className="ml-5 grid list-disc gap-1.5">
          {steps.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
