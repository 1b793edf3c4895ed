'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { UploadField } from '@/components/form/upload-field'
import { AppLink } from '@/components/navigation/app-link'
import { localizePath } from '@/lib/i18n/locales'
import { PartCard } from './part-card'
import { ProductSearch } from './product-search'
import { fieldId } from './register-fields'
import { SerialFields } from './serial-fields'
import { SerialPlate } from './serial-plate'
import type { StepProps } from './step-props'
import { useSerialInfos } from './use-serial-info'

/** Step 1: which part. A serial that cannot be read is taken all the same; a photo is asked for then. */
export function PartStep(props: StepProps) {
  const { form, errorOf, locale, product } = props
  const t = useTranslations('warranty.register.part')
  const words = useTranslations('form')
  const [asked, setAsked] = useState<readonly string[]>(() => form.getValues('serials'))
  const infos = useSerialInfos(asked, locale)
  const photo = useController({ control: form.control, name: 'photoId' })
  const doubtful = infos.some(({ info }) => info !== undefined && info.reading !== 'serial')
  return (
    <>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_16rem]">
        <SerialFields {...props} infos={infos} onAsk={setAsked} />
        <div className="grid content-start gap-2">
          <SerialPlate />
          <AppLink
            href={localizePath('/services/productCode', locale)}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('where')}
          </AppLink>
        </div>
      </div>
      <div className="grid gap-3">
        <ProductSearch {...props} />
        {product ? <PartCard product={product} /> : null}
      </div>
      {doubtful || photo.field.value || errorOf('photoId') ? (
        <UploadField
          id={fieldId('photoId')}
          purpose="product"
          label={t('photo')}
          note={words('optional')}
          error={errorOf('photoId')}
          value={photo.field.value}
          onChange={photo.field.onChange}
        />
      ) : null}
    </>
  )
}
