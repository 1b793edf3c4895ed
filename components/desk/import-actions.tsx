'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Choice } from '@/components/form/choice'
import { useRun } from '@/components/form/use-run'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import { callCompany } from '@/lib/client/browser'
import type { ImportBatch, ImportOutcome } from '@/lib/contract/import'
import { ImportRefusalNotice } from './import-refusal'

/** A large file is written in one go, in seconds to minutes. */
const timeoutMs = 600_000

type Props = Pick<ImportBatch, 'id' | 'state' | 'wrongRows'> & { /** Rows that would be written. */ changes: number }

/** What can be done with a batch in its state: apply it, or put back what it changed. Each is asked once more. */
function Step({ id, state, wrongRows, changes }: Props) {
  const t = useTranslations('desk.import')
  const { run, busy, failure } = useRun()
  const [sure, setSure] = useState(false)
  const box = useKeptFocus<HTMLDivElement>(sure)
  const [skipErrors, setSkipErrors] = useState(false)
  const [refusal, setRefusal] = useState<ImportOutcome['refusal']>(null)
  const act = state === 'rehearsed' ? 'commit' : state === 'committed' ? 'undo' : null
  if (act === null) return null
  if (act === 'commit' && changes === 0) return <Notice title={t('noChanges')} />
  const doIt = () =>
    void run(async () => {
      const outcome =
        act === 'commit'
          ? await callCompany('commitImport', { id, skipErrors }, { timeoutMs })
          : await callCompany('undoImport', { id }, { timeoutMs })
      setRefusal(outcome.refusal)
      setSure(false)
    })
  return (
    <div ref={box} className="grid justify-items-start gap-4">
      {act === 'commit' && wrongRows > 0 && (
        <Choice
          type="checkbox"
          framed
          label={t('skip', { rows: wrongRows })}
          checked={skipErrors}
          onChange={({ target }) => setSkipErrors(target.checked)}
        />
      )}
      {sure ? (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t(`${act}Sure`, { count: changes })}</span>
          <Button busy={busy} onClick={doIt}>
            {t(`${act}Now`)}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setSure(false)}>
            {t('cancel')}
          </Button>
        </p>
      ) : (
        <Button
          variant={act === 'commit' ? 'primary' : 'secondary'}
          disabled={act === 'commit' && wrongRows > 0 && !skipErrors}
          onClick={() => setSure(true)}
        >
          {t(act)}
        </Button>
      )}
      {refusal && <ImportRefusalNotice refusal={refusal} />}
      {failure && <Notice tone="danger" role="alert" title={t('failed')} />}
    </div>
  )
}

/** A batch with what can be done with it. A step that was taken is no longer offered: the focus is then at what the batch is now. */
export function ImportActions({
  children,
  ...batch
}: Props & { /** What the file would change, or has. */ children: ReactNode }) {
  const t = useTranslations('desk.import')
  const box = useKeptFocus<HTMLDivElement>(batch.state)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t(`states.${batch.state}`)}
      className="grid grid-cols-1 gap-4"
    >
      {children}
      <Step key={batch.state} {...batch} />
    </div>
  )
}
