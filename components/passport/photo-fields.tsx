'use client'

import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'
import { fillText } from '@/lib/utils/fill-text'
import type { PassportTexts } from './passport-texts'

const most = 3

type Props = {
  photos: readonly SentFile[]
  onChange: (index: number, file: SentFile | null) => void
  error: string | undefined
  texts: PassportTexts
}

/** Up to three photos; the next place appears when the one before is filled. */
export function PhotoFields({ photos, onChange, error, texts: { claim, form, optional } }: Props) {
  const places = Math.min(most, photos.length + 1)
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {Array.from({ length: places }, (_, i) => (
        <UploadField
          key={i}
          id={`claim-photo-${i + 1}`}
          purpose="claim"
          label={fillText(claim.photo, { number: i + 1 })}
          note={optional}
          value={photos[i] ?? null}
          onChange={(file) => onChange(i, file)}
          texts={form.upload}
          {...(i === 0 && { hint: claim.photosHint, error })}
        />
      ))}
    </div>
  )
}
