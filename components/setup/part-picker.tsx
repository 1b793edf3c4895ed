'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useVehicle } from '@/components/fitment/use-vehicle'
import { SearchField } from '@/components/form/search-field'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import type { Locale } from '@/lib/i18n/locales'
import { setupStore } from './setup-store'
import { usePartList } from './use-part-list'

/** Chooses a part by number or name, or among those that fit the remembered vehicle. */
export function PartPicker({ locale }: { locale: Locale }) {
  const t = useTranslations('setup.part')
  const [text, setText] = useState('')
  const vehicle = useVehicle()
  const { parts, state, retry } = usePartList(text, vehicle?.id ?? null, locale)
  const said = {
    idle: '',
    loading: t('loading'),
    failed: t('failed'),
    ready: t('found', { count: parts.length }),
  }[state]
  const isForVehicle = vehicle !== null && text.trim() === '' && parts.length > 0
  return (
    <div className="grid gap-3">
      <SearchField
        label={t('search')}
        hint={t('hint')}
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="text-sm text-steel empty:hidden">
        {said}
      </p>
      {state === 'failed' && (
        <Button ref={passFocusOn} variant="secondary" size="small" className="w-fit" onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {isForVehicle && (
        <p className="label">
          {t('forVehicle')}: {vehicle.names[locale] ?? Object.values(vehicle.names)[0] ?? vehicle.id}
        </p>
      )}
      {parts.length > 0 && (
        <ul className="grid max-h-96 overflow-y-auto border-y border-line">
          {parts.map(({ id, name, code }) => (
            <li key={id} className="border-b border-line last:border-0">
              <button
                type="button"
                onClick={() => setupStore.change({ type: 'part', productId: id })}
                className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-2 py-2 text-left leading-snug hover:bg-paper"
              >
                <span className="font-medium">{name}</span>
                <span className="figure text-sm text-steel">{code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
