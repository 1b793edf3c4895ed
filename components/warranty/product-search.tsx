'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Combobox } from '@/components/form/combobox'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'
import { chooseProduct, useProductHits } from './use-named-product'

const shown = 6

/** The product by the part number of its label, or by name. */
export function ProductSearch({ form, errorOf, locale }: StepProps) {
  const t = useTranslations('warranty.register.part')
  const words = useTranslations('form')
  const text = useWatch({ control: form.control, name: 'productText' })
  const hits = useProductHits(form, locale)
  return (
    <Combobox
      id={fieldId('productId')}
      label={t('product')}
      note={words('optional')}
      hint={t('productHint')}
      error={errorOf('productId')}
      text={text}
      onText={(typed) => {
        form.setValue('productText', typed)
        form.setValue('productId', '')
      }}
      options={(hits ?? []).slice(0, shown).map(({ id, name, code }) => ({ key: id, text: name, note: code }))}
      onChoose={(key) => {
        const product = hits?.find(({ id }) => id === key)
        if (product) chooseProduct(form, product)
      }}
      texts={{ found: t('found'), listed: t('listed'), none: t('none') }}
      nothing={hits?.length === 0}
    />
  )
}
