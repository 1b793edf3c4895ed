import { useTranslations } from 'next-intl'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import type { ActionProps } from './desk-action-props'
import { DeskSection } from './desk-section'
import { useSentText } from './use-sent-text'

/** A note that its sender never sees. */
export function DeskNote({ item: { kind, id }, busy, run }: ActionProps) {
  const t = useTranslations('desk.act')
  const { text, missing, write, submit } = useSentText({
    busy,
    send: (written) => run(() => callCompany('noteDeskItem', { kind, id, ...written })),
  })
  return (
    <DeskSection id="desk-note" title={t('noteTitle')}>
      <form onSubmit={submit} className="grid gap-4">
        <TextAreaField
          id="desk-note-text"
          label={t('note')}
          error={missing ? t('noteNeeded') : undefined}
          maxLength={4000}
          value={text}
          onChange={(event) => write(event.target.value)}
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
