'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/form/field-group'
import { Choice } from '@/components/form/choice'
import { rideUses } from '@/lib/domain/setup/uses'
import { FigureField } from './figure-field'
import { loadKeys } from './load-keys'
import { setupStore } from './setup-store'
import { useChoices } from './use-setup'

/** Weights and use; on four wheels the same figures carry other names. */
export function LoadFields({ isFourWheel }: { isFourWheel: boolean }) {
  const t = useTranslations('setup.load')
  const { use } = useChoices()
  const [rider, passenger, luggage] = loadKeys(isFourWheel)
  return (
    <div className="grid gap-5">
      <h3 className="text-xl">{t('title')}</h3>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        <FigureField name="riderKg" label={t(rider)} unit="kg" />
        <FigureField name="passengerKg" label={t(passenger)} unit="kg" max={isFourWheel ? 700 : 180} />
        <FigureField name="luggageKg" label={t(luggage)} unit="kg" max={isFourWheel ? 2000 : 150} />
      </div>
      <FieldGroup legend={t('use')} role="radiogroup">
        {({ id }) => (
          <div className="grid gap-2 sm:grid-cols-2">
            {rideUses.map((value, i) => (
              <Choice
                key={value}
                type="radio"
                name="setup-use"
                framed
                {...(i === 0 && { id })}
                value={value}
                label={t(`uses.${value}`)}
                checked={use === value}
                onChange={() => setupStore.change({ type: 'use', use: value })}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    </div>
  )
}
