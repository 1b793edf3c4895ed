'use client'

import { useTranslations } from 'next-intl'
import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'

const most = 3

type Props = {
  photos: readonly SentFile[]
  onChange: (index: number, file: SentFile | null) => void
  error: string | undefined
}

/** Up to three photos; the next place appears when the one before is filled. */
export function PhotoFields({ photos, onChange, error }: Props) {
  const t = useTranslations('passport')
  const places = Math.min(most, photos.length + 1)
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {Array.from({ length: places }, (_, i) => (
        <UploadField
          key={i}
          id={`claim-photo-${i + 1}`}
          purpose="claim"
          label={t('claim.photo', { number: i + 1 })}
          note={t('optional')}
          value={photos[i] ?? null}
          onChange={(file) => onChange(i, file)}
          {...(i === 0 && { hint: t('claim.photosHint'), error })}
        />
      ))}
    </div>
  )
}
