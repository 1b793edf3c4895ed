'use client'

import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import type { SentFile } from '@/components/form/upload-state'
import { callCompany } from '@/lib/client/browser'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { claimFields, emptyClaim, makeClaimResolver, type ClaimDraft, type ReadyClaim } from './claim-draft'
import { readFailure, refusedFields, type Failure } from '@/lib/client/read-failure'
import type { PassportKey } from '@/lib/utils/passport-key'

type Options = {
  secret: PassportKey
  locale: Locale
  onOpened: (claim: Passport['claims'][number]) => void
}

/** The form of a claim, and its sending. The key belongs to what was typed: the same form sent again after a broken connection is one claim. */
export function useClaim({ secret, locale, onOpened }: Options) {
  const [resolver] = useState(() => makeClaimResolver(locale))
  const form = useForm<ClaimDraft, unknown, ReadyClaim>({
    resolver,
    defaultValues: emptyClaim(locale),
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<Failure | null>(null)
  const sent = useRef({ text: '', key: '' })

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    const refused = refusedFields(failed, claimFields)
    for (const { path } of refused) form.setError(path, { type: 'custom' })
    setFailure(refused.length === 0 ? failed : null)
  }

  const send = async (claim: ReadyClaim, guardField: SpamGuardHandle | null) => {
    const text = JSON.stringify(claim)
    if (sent.current.text !== text) sent.current = { text, key: makeKey() }
    setFailure(null)
    try {
      const guard = (await guardField?.read()) ?? { elapsedMs: 0 }
      onOpened(await callCompany('createClaim', { ...claim, ...secret, lang: locale, key: sent.current.key, guard }))
    } catch (error) {
      fail(error)
    }
  }
  // An upload may end after other photos have changed, so each change starts from what is there by then.
  const changePhoto = (index: number, file: SentFile | null) => {
    const before = form.getValues('photoIds')
    form.setValue(
      'photoIds',
      file ? [...before.slice(0, index), file, ...before.slice(index + 1)] : before.filter((_, i) => i !== index),
    )
    form.clearErrors('photoIds')
  }
  return { form, changePhoto, failure, send }
}
