'use client'

import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { UploadField } from '@/components/form/upload-field'
import { channels } from '@/lib/contract/warranty-words'
import { Choices } from './choices'
import { DealerSearch } from './dealer-search'
import { FurtherFields } from './further-fields'
import { fieldId } from './register-fields'
import { RegisteredDay } from './registered-day'
import type { StepProps } from './step-props'

/** Today in Thailand, or some days before; loaded late, with the checks that know the same calendar. */
async function dayBefore(days: number): Promise<string> {
  const { addDays, dayInThailand } = await import('@/lib/domain/calendar')
  return addDays(dayInThailand(new Date()), -days)
}

/** When and where the part was bought, and the receipt. */
export function PurchaseFields(props: StepProps) {
  const t = useTranslations('warranty')
  const words = useTranslations('form')
  const { form, errorOf } = props
  const { control, register } = form
  const receipt = useController({ control, name: 'receiptId' })
  const channel = useWatch({ control, name: 'purchase.channel' })
  return (
    <section aria-labelledby="register-purchase" className="grid gap-5">
      <h3 id="register-purchase" className="text-xl">
        {t('register.purchase.title')}
      </h3>
      <div className="max-w-md">
        <RegisteredDay
          {...props}
          path="purchase.boughtOn"
          legend={t('register.purchase.boughtOn')}
          required
          quick={[
            { label: t('register.purchase.today'), day: () => dayBefore(0) },
            { label: t('register.purchase.yesterday'), day: () => dayBefore(1) },
          ]}
        />
      </div>
      <Choices
        id={fieldId('purchase.channel')}
        legend={t('register.purchase.channel')}
        error={errorOf('purchase.channel')}
        options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
        field={register('purchase.channel')}
      />
      {channel === 'dealer' ? <DealerSearch {...props} /> : null}
      <UploadField
        id={fieldId('receiptId')}
        purpose="receipt"
        label={t('register.purchase.receipt')}
        note={words('optional')}
        hint={`${t('register.purchase.receiptHint')} ${words('upload.kinds')}`}
        error={errorOf('receiptId')}
        value={receipt.field.value}
        onChange={receipt.field.onChange}
      />
      <FurtherFields {...props} part="purchase" summary={t('register.purchase.more')} />
    </section>
  )
}
