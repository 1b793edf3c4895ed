import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { DeskMove } from '@/lib/contract/desk'
import type { DeskMoveField } from '@/lib/contract/desk-words'
import { moveName } from './move-name'

type Props = {
  move: DeskMove
  busy: boolean
  onSend: (typed: Record<string, unknown>) => void
  onCancel: () => void
}

const inputTypes: Partial<Record<DeskMoveField, string>> = { day: 'date', slot: 'time' }

/** What one move asks for, drawn from its table. */
export function DeskMoveForm({ move, busy, onSend, onCancel }: Props) {
  const t = useTranslations('desk')
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // It came in place of the button that had the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const [typed, setTyped] = useState<Partial<Record<DeskMoveField, string | boolean>>>({})
  const type = (name: DeskMoveField, value: string | boolean) => setTyped({ ...typed, [name]: value })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const filled = Object.fromEntries(Object.entries({ ...typed, reason: reason.trim() }).filter(([, value]) => value))
    if (!busy) onSend(filled)
  }
  const note = (required: boolean) => (required ? undefined : t('act.optional'))
  return (
    <form ref={form} onSubmit={submit} aria-label={moveName(t, move.move)} className="grid gap-4">
      {move.fields.map(({ name, required }) =>
        name === 'release' ? (
          <label key={name} className="flex items-center gap-3">
            <input type="checkbox" className="size-5" onChange={(event) => type(name, event.target.checked)} />
            {t(`moveFields.${name}`)}
          </label>
        ) : (
          <TextField
            key={name}
            id={`desk-${name}`}
            type={inputTypes[name] ?? 'text'}
            label={t(`moveFields.${name}`)}
            required={required}
            note={note(required)}
            onChange={(event) => type(name, event.target.value)}
          />
        ),
      )}
      {move.reason === 'none' ? null : (
        <TextAreaField
          id="desk-reason"
          label={t('act.reason')}
          required={move.reason === 'required'}
          note={note(move.reason === 'required')}
          maxLength={4000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('act.confirm', { move: moveName(t, move.move) })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('act.cancel')}
        </Button>
      </div>
    </form>
  )
}
