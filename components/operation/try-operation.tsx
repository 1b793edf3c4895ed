'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Choice } from '@/components/form/choice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { prepareCall } from '@/lib/domain/operation/call'
import { readValues } from '@/lib/domain/operation/read-values'
import type { TriedOperation } from './tried-operation'
import { CallResult } from './call-result'
import { CodeLines } from './code-lines'
import { LeafField } from './leaf-field'
import { useCall } from './use-call'

/** A form made from the contract, the call it makes, and what it is answered. */
export function TryOperation({ operation }: { operation: TriedOperation }) {
  const t = useTranslations('operation.try')
  const result = useTranslations('operation.result')
  const { id, base, leaves, counts, asUser, takesFile } = operation
  const [values, setValues] = useState(operation.values)
  const [sure, setSure] = useState(!counts)
  const { outcome, busy, call } = useCall()
  const input = readValues(leaves, values)
  const prepared = prepareCall(operation, input)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sure && !takesFile) void call(prepared)
  }
  return (
    <div className="grid grid-cols-1 gap-10 md:grid-cols-2">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-5">
        <p className="text-steel">{t('lead')}</p>
        {leaves.map((leaf) => (
          <LeafField
            key={leaf.path}
            leaf={leaf}
            value={values[leaf.path] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [leaf.path]: value }))}
          />
        ))}
        {counts && (
          <Notice tone="warning" title={t('counts')}>
            <p>{takesFile ? t('noFile') : t('countsText')}</p>
            <Choice
              type="checkbox"
              label={t('sure')}
              checked={sure}
              disabled={takesFile}
              onChange={(event) => setSure(event.target.checked)}
            />
          </Notice>
        )}
        <p>
          <Button type="submit" busy={busy} disabled={!sure || takesFile}>
            {t('send')}
          </Button>
        </p>
      </form>
      <div className="grid grid-cols-1 content-start gap-8">
        <div aria-live="polite" className="grid grid-cols-1 gap-4">
          <h3 className="text-xl font-semibold">{result('title')}</h3>
          <CallResult outcome={outcome} />
        </div>
        <CodeLines operation={id} base={base} prepared={prepared} input={input} asUser={asUser} />
      </div>
    </div>
  )
}
