'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { SentFile } from '@/components/form/upload-state'
import { readFailure } from '@/lib/client/read-failure'
import { makeKey } from '@/lib/utils/make-key'
import { useFailureText } from './failure-text'
import type { ThreadProps } from './thread-props'

type Options = Pick<ThreadProps, 'about' | 'locale' | 'onSend'>

/** Sends a message to the service desk. The key belongs to what was typed: sent again after a broken connection, it is one message. */
export function useReply({ about, locale, onSend }: Options) {
  const t = useTranslations('passport.replies')
  const failureText = useFailureText()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const sent = useRef({ text: '', key: '' })

  const explain = (error: unknown) => {
    const failure = readFailure(error)
    if (failure.code === 'INVALID_INPUT') return t('again')
    return failure.code === 'CONFLICT' ? t(`closed.${about}`) : failureText(failure)
  }
  /** Whether it has arrived. */
  const send = async (text: string, photos: readonly SentFile[]): Promise<boolean> => {
    const photoIds = photos.map(({ id }) => id)
    const typed = JSON.stringify([text, photoIds])
    if (sent.current.text !== typed) sent.current = { text: typed, key: makeKey() }
    setProblem('')
    setBusy(true)
    try {
      await onSend({ key: sent.current.key, lang: locale, photoIds, ...(text !== '' && { text }) })
      // The same words once more are another message.
      sent.current = { text: '', key: '' }
      return true
    } catch (error) {
      setProblem(explain(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { problem, busy, send, say: setProblem }
}
