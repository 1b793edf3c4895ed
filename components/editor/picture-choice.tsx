import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { UploadField } from '@/components/form/upload-field'
import type { EntryFormTable } from '@/lib/data/editor-form'
import { isOwnPicture } from '@/lib/domain/own-picture'

type Props = {
  id: string
  label: string
  hint: string | undefined
  required: boolean
  pictures: EntryFormTable['pictures']
  value: string
  onChange: (value: string) => void
  onSent: (id: string, preview: string) => void
}

/** One of the site's rendered scenes, or a picture of one's own. */
export function PictureChoice({ pictures, value, onChange, onSent, ...field }: Props) {
  const t = useTranslations('editor.form')
  const own = isOwnPicture(value) ? [{ value, label: t('ownPicture') }] : []
  return (
    <>
      <SelectField
        {...field}
        options={[...own, ...pictures.map(({ id }) => ({ value: id, label: id }))]}
        placeholder="–"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="sm:col-span-2">
        <UploadField
          key={value}
          id={`${field.id}-own`}
          purpose="content"
          label={t('upload')}
          hint={t('uploadHint')}
          value={null}
          onChange={(file) => {
            if (!file) return
            if (file.preview !== null) onSent(file.id, file.preview)
            onChange(file.id)
          }}
        />
      </div>
    </>
  )
}
