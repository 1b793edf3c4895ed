'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SyntheticEvent } from 'react'
import { isStillSending } from '@/components/form/still-sending'
import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import type { PassportKey } from '@/lib/utils/passport-key'
import { useFailureText } from './failure-text'

type Files = { receipt: SentFile | null; photo: SentFile | null }
const none: Files = { receipt: null, photo: null }

type Props = {
  /** Id of what it is called. */
  labelledBy: string
  hasReceipt: boolean
  secret: PassportKey
  locale: Locale
  onAdded: (passport: Passport) => void
}

/** Sends the receipt, where there is none yet, or a photo of the part. */
export function MissingFilesForm({ labelledBy, hasReceipt, secret, locale, onAdded }: Props) {
  const t = useTranslations('passport.needs')
  const upload = useTranslations('form.upload')
  const failureText = useFailureText()
  const [files, setFiles] = useState(none)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const sent = useRef({ ids: '', key: '' })

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { receipt, photo } = files
    const uploading = isStillSending(event.currentTarget)
    // One file is enough: none of the fields alone is wrong.
    const missing = uploading ? upload('stillSending') : receipt || photo ? '' : t('empty')
    setProblem(missing)
    if (missing !== '') return
    const ids = `${receipt?.id ?? ''} ${photo?.id ?? ''}`
    if (sent.current.ids !== ids) sent.current = { ids, key: makeKey() }
    setBusy(true)
    try {
      onAdded(
        await callCompany('addWarrantyFiles', {
          ...secret,
          key: sent.current.key,
          lang: locale,
          ...(receipt && { receiptId: receipt.id }),
          ...(photo && { photoId: photo.id }),
        }),
      )
      setFiles(none)
    } catch (error) {
      const failure = readFailure(error)
      setProblem(failure.code === 'INVALID_INPUT' ? t('again') : failureText(failure))
    }
    setBusy(false)
  }
  const change = (file: Partial<Files>) => {
    setFiles((before) => ({ ...before, ...file }))
    setProblem('')
  }
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid gap-5 md:grid-cols-2">
        {hasReceipt ? null : (
          <UploadField
            id="passport-receipt"
            purpose="receipt"
            label={t('receipt')}
            value={files.receipt}
            onChange={(receipt) => change({ receipt })}
          />
        )}
        <UploadField
          id="passport-photo"
          purpose="product"
          label={t('photo')}
          value={files.photo}
          onChange={(photo) => change({ photo })}
        />
      </div>
      {problem === '' ? null : <Notice tone="danger" role="alert" title={problem} />}
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('sending') : t('submit')}
        </Button>
      </div>
    </form>
  )
}
