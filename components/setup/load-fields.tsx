'use client'

import { FieldGroup } from '@/components/form/field-group'
import { Choice } from '@/components/form/choice'
import { isRideUse } from '@/lib/domain/setup/uses'
import { FigureField } from './figure-field'
import { setupStore } from './setup-store'
import type { SetupTexts } from './setup-texts'
import { useChoices } from './use-setup'

/** Weights and use; on four wheels the same figures carry other names. */
export function LoadFields({ texts, isFourWheel }: { texts: SetupTexts['load']; isFourWheel: boolean }) {
  const { use } = useChoices()
  const [rider, passenger, luggage] = isFourWheel
    ? [texts.driverKg, texts.peopleKg, texts.cargoKg]
    : [texts.riderKg, texts.passengerKg, texts.luggageKg]
  return (
    <div className="grid gap-5">
      <h3 className="text-xl">{texts.title}</h3>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        <FigureField name="riderKg" label={rider} unit="kg" outside={texts.outside} />
        <FigureField
          name="passengerKg"
          label={passenger}
          unit="kg"
          outside={texts.outside}
          max={isFourWheel ? 700 : 180}
        />
        <FigureField
          name="luggageKg"
          label={luggage}
          unit="kg"
          outside={texts.outside}
          max={isFourWheel ? 2000 : 150}
        />
      </div>
      <FieldGroup legend={texts.use} role="radiogroup">
        {({ id }) => (
          <div className="grid gap-2 sm:grid-cols-2">
            {texts.uses.map(({ value, label }, i) => (
              <Choice
                key={value}
                type="radio"
                name="setup-use"
                framed
                {...(i === 0 && { id })}
                value={value}
                label={label}
                checked={use === value}
                onChange={() => isRideUse(value) && setupStore.change({ type: 'use', use: value })}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    </div>
  )
}
