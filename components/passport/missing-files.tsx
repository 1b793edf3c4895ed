'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SyntheticEvent } from 'react'
import { isStillSending } from '@/components/form/still-sending'
import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { waitingStates } from '@/lib/domain/warranty/states'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { readFailure } from '@/lib/client/read-failure'
import { useFailureText } from './failure-text'
import type { PassportKey } from '@/lib/utils/passport-key'

type Props = {
  passport: Passport
  secret: PassportKey
  locale: Locale
  onChanged: (passport: Passport) => void
}

/** No file answers these. */
const forUs: readonly WarrantyFlag[] = ['no-term', 'many-serials', 'spam-suspected']

const waits = ({ state }: Passport) => waitingStates.some((waiting) => waiting === state)

/** Why a registration waits, without what has arrived since; empty = nothing is asked of its owner. */
function listNeeds(passport: Passport): WarrantyFlag[] {
  if (!waits(passport)) return []
  const open = passport.flags.filter((flag) => flag !== 'receipt-missing' || !passport.hasReceipt)
  return open.every((flag) => forUs.includes(flag)) ? [] : open
}

/** What keeps a registration from being confirmed, and the way to send what is missing. */
export function MissingFiles({ passport, secret, locale, onChanged }: Props) {
  const t = useTranslations('passport.needs')
  const words = useTranslations('warranty')
  const upload = useTranslations('form.upload')
  const failureText = useFailureText()
  const [files, setFiles] = useState<{ receipt: SentFile | null; photo: SentFile | null }>({
    receipt: null,
    photo: null,
  })
  const [empty, setEmpty] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const sent = useRef({ ids: '', key: '' })
  const open = listNeeds(passport)
  if (open.length === 0 && !done) return null

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { receipt, photo } = files
    const uploading = isStillSending(event.currentTarget)
    setEmpty(!receipt && !photo && !uploading)
    setProblem(uploading ? upload('stillSending') : '')
    if (uploading || (!receipt && !photo)) return
    const ids = `${receipt?.id ?? ''} ${photo?.id ?? ''}`
    if (sent.current.ids !== ids) sent.current = { ids, key: makeKey() }
    setBusy(true)
    try {
      onChanged(
        await callCompany('addWarrantyFiles', {
          ...secret,
          key: sent.current.key,
          lang: locale,
          ...(receipt && { receiptId: receipt.id }),
          ...(photo && { photoId: photo.id }),
        }),
      )
      setFiles({ receipt: null, photo: null })
      setDone(true)
    } catch (error) {
      const failure = readFailure(error)
      setProblem(failure.code === 'INVALID_INPUT' ? t('again') : failureText(failure))
    }
    setBusy(false)
  }
  const change = (file: Partial<typeof files>) => {
    setFiles((before) => ({ ...before, ...file }))
    setEmpty(false)
    setProblem('')
  }
  const field = empty ? { error: t('empty') } : {}
  return (
    <section
      aria-labelledby="passport-needs"
      data-print="none"
      className="grid grid-cols-1 gap-5 border-l-3 border-warning-fill bg-white p-5 sm:p-7"
    >
      <h2 id="passport-needs" className="text-2xl">
        {t('title')}
      </h2>
      <ul className="ml-5 grid list-disc gap-1 empty:hidden">
        {open.map((flag) => (
          <li key={flag}>{words(`flags.${flag}`, { days: registrationWindowDays })}</li>
        ))}
      </ul>
      {done ? (
        <Notice tone="success" role="status" title={t('done')}>
          {waits(passport) ? t('doneText') : words(`stateTexts.${passport.state}`, { days: registrationWindowDays })}
        </Notice>
      ) : (
        <p>{t('lead')}</p>
      )}
      {open.length === 0 ? null : (
        <form
          noValidate
          aria-labelledby="passport-needs"
          onSubmit={(event) => void submit(event)}
          className="grid grid-cols-1 gap-5"
        >
          <div className="grid gap-5 md:grid-cols-2">
            {passport.hasReceipt ? null : (
              <UploadField
                id="passport-receipt"
                purpose="receipt"
                label={t('receipt')}
                value={files.receipt}
                onChange={(receipt) => change({ receipt })}
                {...field}
              />
            )}
            <UploadField
              id="passport-photo"
              purpose="product"
              label={t('photo')}
              value={files.photo}
              onChange={(photo) => change({ photo })}
              {...field}
            />
          </div>
          {problem === '' ? null : <Notice tone="danger" role="alert" title={problem} />}
          <div>
            <Button type="submit" busy={busy}>
              {busy ? t('sending') : t('submit')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
