'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { FileField } from '@/components/form/file-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import { callCompany } from '@/lib/client/browser'
import type { ImportOutcome } from '@/lib/contract/import'
import { ImportRefusalNotice } from './import-refusal'

/** Chooses a CSV file and has it rehearsed; `page` then shows what it would change. */
export function ImportUpload({ page }: { page: string }) {
  const t = useTranslations('desk.import')
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<ImportOutcome['refusal']>(null)
  const [failed, setFailed] = useState(false)
  const busy = share !== null
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!file || busy) return
    setRefusal(null)
    setFailed(false)
    setShare(0)
    try {
      // A file is sent once: a token that has become too old is renewed by a small call before.
      await callCompany('listImports', {}, { quiet: true })
      const { sendImport } = await import('@/lib/client/send-import')
      const outcome = await sendImport(file, setShare)
      setRefusal(outcome.refusal)
      if (outcome.batch) router.push(`${page}?batch=${outcome.batch.id}`)
    } catch {
      setFailed(true)
    }
    setShare(null)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-xl grid-cols-1 gap-4">
      <FileField
        id="import-file"
        label={t('choose')}
        hint={t('chooseHint')}
        texts={{ choose: t('chooseFile'), none: t('noFile') }}
        accept=".csv,text/csv"
        disabled={busy}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <p>
        <Button type="submit" busy={busy} disabled={!file && !busy}>
          {t('rehearse')}
        </Button>
      </p>
      {share !== null && (
        <ProgressBar
          label={t(share < 1 ? 'sending' : 'reading')}
          {...(share < 1 && { value: share })}
          text={`${Math.floor(share * 100)} %`}
        />
      )}
      {refusal && <ImportRefusalNotice refusal={refusal} />}
      {failed && <Notice tone="danger" role="alert" title={t('failed')} />}
    </form>
  )
}
