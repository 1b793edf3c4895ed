import { SelectField } from '@/components/form/select-field'
import type { EntryFormTable } from '@/lib/data/editor-form'

type Props = {
  id: string
  label: string
  hint: string | undefined
  required: boolean
  pictures: EntryFormTable['pictures']
  value: string
  onChange: (value: string) => void
}

/** One of the site's rendered scenes. */
export function PictureChoice({ pictures, value, onChange, ...field }: Props) {
  return (
    <SelectField
      {...field}
      options={pictures.map(({ id }) => ({ value: id, label: id }))}
      placeholder="–"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
