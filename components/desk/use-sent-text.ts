'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import { makeKey } from '@/lib/utils/make-key'

type Options = {
  busy: boolean
  /** Whether it was taken. The key belongs to what was written: the same text sent again counts once. */
  send: (written: { text: string; key: string }) => Promise<boolean>
}

/** A text that staff write and send; one that is empty is missing, and its field has the focus. It goes once it was taken. */
export function useSentText({ busy, send }: Options) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const last = useRef({ text: '', key: '' })
  const write = (typed: string) => {
    setText(typed)
    setMissing(false)
  }
  const post = async () => {
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    if (await send(last.current)) setText('')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus()
    else void post()
  }
  return { text, missing, write, submit }
}
