'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Field, type FieldProps } from '@/components/ui/field'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { PhotoLimits } from '@/lib/client/photo/prepare-photo'
import type { UploadPurpose } from '@/lib/contract/upload'
import { fileRulesOf } from '@/lib/domain/photo-limits'
import { UploadButtons } from './upload-buttons'
import { UploadSent } from './upload-sent'
import { useUpload, type SentFile } from './upload-state'

type Props = Omit<FieldProps, 'children' | 'id'> & {
  id: string
  purpose: UploadPurpose
  /** The file that was sent; null = none yet. */
  value: SentFile | null
  onChange: (file: SentFile | null) => void
  limits?: PhotoLimits
  /** Said of a file of another kind, where not all kinds are taken. */
  otherKind?: string
}

/** One photograph or document: chosen or taken, made smaller, sent at once, shown and changed. The form keeps its id. */
export function UploadField({ id, purpose, value, onChange, limits, otherKind, hint, error, ...field }: Props) {
  const t = useTranslations('form.upload')
  const form = useTranslations('form')
  const rules = fileRulesOf(purpose)
  const { state, send, stop } = useUpload({ purpose, limits: { ...rules, ...limits }, onSent: onChange })
  const busy = state.kind === 'preparing' || state.kind === 'sending'
  const failed = state.kind === 'failed' ? state.code : null
  const problem = failed ? (failed === 'not-supported' && otherKind) || t(`errors.${failed}`) : error
  const retryable = state.kind === 'failed' && ['offline', 'too-many', 'failed'].includes(state.code)

  const remove = () => {
    stop()
    onChange(null)
    document.getElementById(id)?.focus()
  }

  return (
    <Field id={id} hint={hint ?? t('kinds')} error={problem} {...field}>
      {(control) => (
        <div
          className={classNames(
            'grid gap-3 rounded-base border border-dashed bg-white p-4',
            problem ? 'border-danger-fill' : 'border-edge',
          )}
        >
          {value && !busy ? <UploadSent file={value} /> : null}
          {busy ? (
            <ProgressBar
              label={state.kind === 'preparing' ? t('preparing') : t('sending')}
              {...(state.kind === 'sending' && { value: state.share, text: `${Math.round(state.share * 100)} %` })}
            />
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <UploadButtons
              control={control}
              types={rules.types}
              again={value !== null}
              onFiles={([file]) => {
                if (file) void send(file)
              }}
            />
            {retryable ? <Button onClick={() => void send(state.file)}>{form('retry')}</Button> : null}
            {value || busy ? (
              <Button variant="quiet" onClick={remove}>
                {t('remove')}
              </Button>
            ) : null}
          </div>
          <p role="status" className="sr-only">
            {value && !busy ? t('sent') : ''}
          </p>
        </div>
      )}
    </Field>
  )
}
