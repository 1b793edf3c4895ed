'use client'

import { mdiFileOutline, mdiPaperclip } from '@mdi/js'
import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { Field, type FieldProps } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'

export type ChosenFile = { name: string; bytes: number }
type Props = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    texts: { choose: string; none: string }
    /** Files sent before. */
    files?: readonly ChosenFile[]
  }

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${bytes && Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Files to send. The browser's own control would speak the browser's language: its place is taken by a button in the page's, where there is script. */
export function FileField({
  id,
  label,
  hint,
  error,
  required,
  note,
  className,
  texts,
  files = [],
  disabled,
  onChange,
  ...input
}: Props) {
  const [chosen, choose] = useState<readonly ChosenFile[]>(files)
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    choose([...(event.currentTarget.files ?? [])].map((file) => ({ name: file.name, bytes: file.size })))
    onChange?.(event)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note} className={className}>
      {(control) => {
        const described = [control['aria-describedby'], `${control.id}-files`].filter(Boolean).join(' ')
        const button = classNames(
          buttonStyle('secondary'),
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-signal noscript:hidden',
        )
        return (
          <div
            className={classNames(
              'grid grid-cols-1 gap-3 rounded-base border border-dashed p-4',
              error ? 'border-danger-fill' : 'border-edge',
              disabled ? 'bg-paper text-steel' : 'bg-white',
            )}
          >
            <div className="relative w-fit">
              <input
                type="file"
                {...input}
                {...control}
                disabled={disabled}
                onChange={follow}
                aria-describedby={described}
                className="peer pointer-events-none absolute inset-0 size-full opacity-0 noscript:pointer-events-auto noscript:static noscript:opacity-100"
              />
              <label
                htmlFor={control.id}
                aria-hidden="true"
                className={
                  disabled
                    ? classNames(
                        button,
                        'pointer-events-none border-line! bg-line! text-steel! forced-colors:text-[GrayText]!',
                      )
                    : button
                }
              >
                <Icon path={mdiPaperclip} size={5} />
                {texts.choose}
              </label>
            </div>
            <ul id={`${control.id}-files`} className="grid gap-1 text-sm">
              {chosen.length === 0 ? <li className="text-steel noscript:hidden">{texts.none}</li> : null}
              {chosen.map(({ name, bytes }) => (
                <li key={name} className="flex items-center gap-2">
                  <Icon path={mdiFileOutline} size={5} />
                  <span className="min-w-0 truncate max-[17rem]:whitespace-normal">{name}</span>{' '}
                  <span className="figure shrink-0 font-normal text-steel">{size(bytes)}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </Field>
  )
}
