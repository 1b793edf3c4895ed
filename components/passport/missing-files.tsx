'use client'

import { useRef, useState, type SyntheticEvent } from 'react'
import { UploadField } from '@/components/form/upload-field'
import type { SentFile } from '@/components/form/upload-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Passport } from '@/lib/contract/warranty'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { waitingStates } from '@/lib/domain/warranty/states'
import type { Locale } from '@/lib/i18n/locales'
import { failureText, toFailure } from './failure'
import { makeKey } from './make-key'
import type { PassportKey } from './passport-key'
import type { PassportTexts } from './passport-texts'

type Props = { passport: Passport; secret: PassportKey; texts: PassportTexts; locale: Locale; onChanged: (passport: Passport) => void }

/** No file answers these. */
const forUs: readonly WarrantyFlag[] = ['no-term', 'spam-suspected']

/** Why a registration waits, without what has arrived since; empty = nothing is asked of its owner. */
export function listNeeds({ state, flags, hasReceipt }: Passport): WarrantyFlag[] {
  if (!waitingStates.some((waiting) => waiting === state)) return []
  const open = flags.filter((flag) => flag !== 'receipt-missing' || !hasReceipt)
  return open.every((flag) => forUs.includes(flag)) ? [] : open
}

/** What keeps a registration from being confirmed, and the way to send what is missing. */
export function MissingFiles({ passport, secret, texts, locale, onChanged }: Props) {
  const { needs, words, form, failures } = texts
  const [files, setFiles] = useState<{ receipt: SentFile | null; photo: SentFile | null }>({ receipt: null, photo: null })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const sent = useRef({ ids: '', key: '' })
  const open = listNeeds(passport)
  if (open.length === 0 && !done) return null

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const { receipt, photo } = files
    if (!receipt && !photo) return setProblem(needs.empty)
    const ids = `${receipt?.id ?? ''} ${photo?.id ?? ''}`
    if (sent.current.ids !== ids) sent.current = { ids, key: makeKey() }
    setBusy(true)
    setProblem('')
    try {
      onChanged(await callCompany('addWarrantyFiles', { ...secret, key: sent.current.key, lang: locale, ...(receipt && { receiptId: receipt.id }), ...(photo && { photoId: photo.id }) }))
      setFiles({ receipt: null, photo: null })
      setDone(true)
    } catch (error) {
      const failure = toFailure(error)
      setProblem(failure.code === 'INVALID_INPUT' ? needs.again : failureText(failure, failures))
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="passport-needs" data-print="none" className="grid gap-5 border-l-3 border-warning-fill bg-white p-5 sm:p-7">
      <div className="grid gap-2">
        <h2 id="passport-needs" className="text-2xl">
          {needs.title}
        </h2>
        <ul className="ml-5 grid list-disc gap-1">
          {open.map((flag) => (
            <li key={flag}>{words.flags[flag]}</li>
          ))}
        </ul>
      </div>
      {done ? <Notice tone="success" role="status" title={needs.done}>{needs.doneText}</Notice> : <p>{needs.lead}</p>}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          {passport.hasReceipt ? null : <UploadField id="passport-receipt" purpose="receipt" label={needs.receipt} value={files.receipt} onChange={(receipt) => setFiles((before) => ({ ...before, receipt }))} texts={form.upload} />}
          <UploadField id="passport-photo" purpose="product" label={needs.photo} value={files.photo} onChange={(photo) => setFiles((before) => ({ ...before, photo }))} texts={form.upload} />
        </div>
        {problem === '' ? null : <Notice tone="danger" role="alert" title={problem} />}
        <div>
          <Button type="submit" busy={busy}>
            {busy ? needs.sending : needs.submit}
          </Button>
        </div>
      </form>
    </section>
  )
}
