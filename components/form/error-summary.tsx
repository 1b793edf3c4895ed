'use client'

import { useEffect, useRef } from 'react'
import { mdiAlertOctagonOutline } from '@mdi/js'
import { Icon } from '@/components/ui/icon'
import { reachField } from './reach-field'

export type FormError = { /** `id` of the field. */ field: string; message: string }

type Props = {
  title: string
  errors: readonly FormError[]
  /** Takes the focus when it is mounted; give it a new `key` each time the form was sent. Default: yes. */
  takesFocus?: boolean
}

/** What is wrong in a form, all in one place, each a way to its field. */
export function ErrorSummary({ title, errors, takesFocus = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-base border border-l-3 border-danger-fill bg-danger-tint p-4 text-ink"
    >
      <Icon path={mdiAlertOctagonOutline} className="text-danger" />
      <div className="grid min-w-0 gap-1">
        <p className="leading-snug font-semibold">{title}</p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="inline-flex min-h-8 items-center text-danger underline underline-offset-4 hover:decoration-2"
                onClick={(event) => {
                  if (reachField(field)) event.preventDefault()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
