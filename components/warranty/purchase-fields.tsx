'use client'

import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { NumberField } from '@/components/form/number-field'
import { UploadField } from '@/components/form/upload-field'
import { TextField } from '@/components/ui/field'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import { Choices } from './choices'
import { DayField } from './day-field'
import { DealerSearch } from './dealer-search'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

/** Today in Thailand, or some days before; loaded late, with the checks that know the same calendar. */
async function dayBefore(days: number): Promise<string> {
  const { addDays, dayInThailand } = await import('@/lib/domain/calendar')
  return addDays(dayInThailand(new Date()), -days)
}

/** When and where the part was bought, and the receipt. */
export function PurchaseFields(props: StepProps) {
  const upload = useTranslations('form.upload')
  const { form, errorOf, tried, texts, locale } = props
  const { control, setValue, trigger, register } = form
  const bought = useController({ control, name: 'purchase.boughtOn' })
  const fitted = useController({ control, name: 'purchase.fittedOn' })
  const receipt = useController({ control, name: 'receipt' })
  const channel = useWatch({ control, name: 'purchase.channel' })
  const { purchase: words, channels, fields } = texts
  const changeDay = (path: 'purchase.boughtOn' | 'purchase.fittedOn') => (day: string) =>
    setValue(path, day, { shouldDirty: true, shouldValidate: tried || errorOf(path) !== undefined })
  const [invoice, odometer] = form.getValues(['purchase.invoice', 'purchase.odometerKm'])
  const more =
    invoice !== '' ||
    odometer !== '' ||
    fitted.field.value !== '' ||
    errorOf('purchase.fittedOn') !== undefined ||
    errorOf('purchase.odometerKm') !== undefined
  return (
    <section aria-labelledby="register-purchase" className="grid gap-5">
      <h3 id="register-purchase" className="text-xl">
        {words.title}
      </h3>
      <div className="max-w-md">
        <DayField
          id={fieldId('purchase.boughtOn')}
          legend={words.boughtOn}
          error={errorOf('purchase.boughtOn')}
          required
          value={bought.field.value}
          onChange={changeDay('purchase.boughtOn')}
          onLeave={() => void (bought.field.value !== '' && trigger('purchase.boughtOn'))}
          texts={texts}
          locale={locale}
          quick={[
            { label: words.today, day: () => dayBefore(0) },
            { label: words.yesterday, day: () => dayBefore(1) },
          ]}
        />
      </div>
      <Choices
        id={fieldId('purchase.channel')}
        legend={words.channel}
        error={errorOf('purchase.channel')}
        options={(['dealer', 'online', 'other'] as const).map((value) => ({ value, label: channels[value] }))}
        field={register('purchase.channel')}
      />
      {channel === 'dealer' ? <DealerSearch {...props} /> : null}
      <UploadField
        id={fieldId('receipt')}
        purpose="receipt"
        label={words.receipt}
        note={fields.optional}
        hint={`${words.receiptHint} ${upload('kinds')}`}
        error={errorOf('receipt')}
        value={receipt.field.value}
        onChange={receipt.field.onChange}
      />
      <StickyDisclosure summary={words.more} needed={more}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id={fieldId('purchase.invoice')}
            label={words.invoice}
            note={fields.optional}
            error={errorOf('purchase.invoice')}
            maxLength={60}
            autoComplete="off"
            {...register('purchase.invoice')}
          />
          <NumberField
            id={fieldId('purchase.odometerKm')}
            label={words.odometer}
            note={fields.optional}
            error={errorOf('purchase.odometerKm')}
            unit={words.km}
            inputMode="numeric"
            min={0}
            autoComplete="off"
            {...register('purchase.odometerKm')}
          />
          <DayField
            id={fieldId('purchase.fittedOn')}
            legend={words.fittedOn}
            note={fields.optional}
            error={errorOf('purchase.fittedOn')}
            value={fitted.field.value}
            onChange={changeDay('purchase.fittedOn')}
            onLeave={() => void (fitted.field.value !== '' && trigger('purchase.fittedOn'))}
            texts={texts}
            locale={locale}
          />
        </div>
      </StickyDisclosure>
    </section>
  )
}
