'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { SentFile } from '@/components/form/upload-state'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { useFailureText } from './failure-text'
import type { PassportKey } from '@/lib/utils/passport-key'

type Options = { number: string; secret: PassportKey; locale: Locale }

/** Sends a message of a claim. The key belongs to what was typed: sent again after a broken connection, it is one message. */
export function useClaimReply({ number, secret, locale }: Options) {
  const t = useTranslations('passport.replies')
  const failureText = useFailureText()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const sent = useRef({ text: '', key: '' })

  const explain = (error: unknown) => {
    const failure = readFailure(error)
    if (failure.code === 'INVALID_INPUT') return t('again')
    return failure.code === 'CONFLICT' ? t('closed') : failureText(failure)
  }
  const send = async (text: string, photos: readonly SentFile[]): Promise<Claim | null> => {
    const photoIds = photos.map(({ id }) => id)
    const typed = JSON.stringify([text, photoIds])
    if (sent.current.text !== typed) sent.current = { text: typed, key: makeKey() }
    setProblem('')
    setBusy(true)
    try {
      const { key } = sent.current
      const claim = await callCompany('replyToClaim', {
        ...secret,
        key,
        lang: locale,
        number,
        photoIds,
        ...(text !== '' && { text }),
      })
      // The same words once more are another message.
      sent.current = { text: '', key: '' }
      return claim
    } catch (error) {
      setProblem(explain(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { problem, busy, send, say: setProblem }
}
