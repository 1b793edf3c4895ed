import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import { makeKey } from '@/lib/utils/make-key'
import type { ActionProps } from './desk-action-props'
import { DeskSection } from './desk-section'

/** A note that its sender never sees. */
export function DeskNote({ item: { kind, id }, busy, run }: ActionProps) {
  const t = useTranslations('desk.act')
  const [text, setText] = useState('')
  const last = useRef({ text: '', key: '' })
  const keep = async () => {
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    const { key } = last.current
    if (await run(() => callCompany('noteDeskItem', { kind, id, key, text }))) setText('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !busy) void keep()
  }
  return (
    <DeskSection id="desk-note" title={t('noteTitle')}>
      <form onSubmit={submit} className="grid gap-4">
        <TextAreaField
          id="desk-note-text"
          label={t('note')}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <Button type="submit" variant="quiet" busy={busy}>
            {t('keep')}
          </Button>
        </p>
      </form>
    </DeskSection>
  )
}
