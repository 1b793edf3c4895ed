import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle, Field, type FieldProps } from '@/components/ui/field'
import { CharacterCount } from './character-count'

type Props = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
    /** Says how many characters of `maxLength` are left; the page gives it the message `form.left`. */ counted?: boolean
  }

/** A field with several lines. Grows with its text where the browser can. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  note,
  className,
  counted = false,
  maxLength,
  rows = 4,
  ...area
}: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note} className={className}>
      {(control) => {
        const counts = counted && maxLength !== undefined
        const described = [control['aria-describedby'], counts ? `${control.id}-left` : ''].filter(Boolean).join(' ')
        return (
          <>
            <textarea
              rows={rows}
              {...area}
              {...control}
              maxLength={maxLength}
              aria-describedby={described || undefined}
              className={classNames(
                controlStyle,
                'field-sizing-content resize-y leading-body',
                rows < 4 ? 'min-h-24' : 'min-h-32',
              )}
            />
            {counts ? (
              <CharacterCount
                controlId={control.id}
                maxLength={maxLength}
                start={String(area.defaultValue ?? '').length}
              />
            ) : null}
          </>
        )
      }}
    </Field>
  )
}
