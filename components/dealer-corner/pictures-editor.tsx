'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { UploadField } from '@/components/form/upload-field'
import { DealerPicture } from '@/components/dealer/dealer-picture'
import { Button } from '@/components/ui/button'
import { leaving } from '@/components/ui/focus-around'
import { listingLimits } from '@/lib/contract/dealer-words'
import { Editor } from './editor'

type Props = { value: readonly string[]; busy: boolean; onSave: (pictures: string[]) => void }

/** The pictures of the page, the first one first. One that was just sent is seen once it has been saved. */
export function PicturesEditor({ value, busy, onSave }: Props) {
  const t = useTranslations('dealer-corner.pictures')
  const [pictures, setPictures] = useState<readonly { id: string; preview: string | null }[]>(
    value.map((id) => ({ id, preview: null })),
  )
  return (
    <Editor field="pictures" busy={busy} onSave={() => onSave(pictures.map(({ id }) => id))}>
      {pictures.length === 0 ? <p className="text-steel">{t('none')}</p> : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ id, preview }, i) => (
          <li key={id} className="grid content-start gap-1">
            <DealerPicture id={id} src={preview} alt={t('alt', { number: i + 1 })} />
            <Button
              variant="quiet"
              size="small"
              onClick={leaving(() => setPictures(pictures.filter((picture) => picture.id !== id)))}
            >
              {t('remove', { number: i + 1 })}
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < listingLimits.pictures ? (
        <UploadField
          key={pictures.length}
          id="dealer-picture"
          purpose="dealer"
          label={t('add')}
          hint={t('hint')}
          value={null}
          onChange={(file) => file && setPictures([...pictures, { id: file.id, preview: file.preview }])}
        />
      ) : null}
    </Editor>
  )
}
