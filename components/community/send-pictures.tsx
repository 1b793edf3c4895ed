'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { ConsentField } from '@/components/form/consent-field'
import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'
import { buildLimits } from '@/lib/contract/build-limits'
import { fieldId } from './send-fields'
import { SendPart } from './send-part'
import type { SendPartProps } from './send-props'

/** One to four pictures; the next place appears when the one before is filled. */
export function SendPictures({ form, errorOf }: SendPartProps) {
  const t = useTranslations('community.send')
  const words = useTranslations('form')
  const { control, getValues, setValue, clearErrors, register } = form
  const pictures = useWatch({ control, name: 'pictureIds' })
  // An upload may end after other pictures have changed, so each change starts from what is there by then.
  const change = (place: number, file: SentFile | null) => {
    const before = getValues('pictureIds')
    setValue(
      'pictureIds',
      file ? [...before.slice(0, place), file, ...before.slice(place + 1)] : before.filter((_, i) => i !== place),
    )
    clearErrors('pictureIds')
  }
  return (
    <SendPart title={t('pictures')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {Array.from({ length: Math.min(buildLimits.pictures, pictures.length + 1) }, (_, i) => (
          <UploadField
            key={i}
            id={`send-picture-${i + 1}`}
            purpose="build"
            label={t('picture', { number: i + 1 })}
            otherKind={t('pictureKind')}
            value={pictures[i] ?? null}
            onChange={(file) => change(i, file)}
            {...(i === 0
              ? { hint: t('pictureHint'), error: errorOf('pictureIds'), required: true }
              : { hint: '', note: words('optional') })}
          />
        ))}
      </div>
      <ConsentField
        id={fieldId('ownPictures')}
        label={t('ownPictures')}
        error={errorOf('ownPictures')}
        required
        {...register('ownPictures')}
      />
    </SendPart>
  )
}
