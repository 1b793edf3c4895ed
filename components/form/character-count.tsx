'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

type Props = {
  controlId: string
  maxLength: number
  /** Characters the field begins with. */ start: number
}

const pauseMs = 800

/** How many characters are left: seen at once, read out after a pause in typing. Needs no script to tell the limit. */
export function CharacterCount({ controlId, maxLength, start }: Props) {
  const t = useTranslations('form')
  const [used, setUsed] = useState(start)
  const [spoken, speak] = useState('')
  const sentence = t('left', { count: maxLength - used })

  useEffect(() => {
    const control = document.getElementById(controlId)
    if (!(control instanceof HTMLTextAreaElement)) return
    const follow = () => setUsed(control.value.length)
    control.addEventListener('input', follow)
    return () => control.removeEventListener('input', follow)
  }, [controlId])

  useEffect(() => {
    if (used === start) return
    const timer = setTimeout(() => speak(sentence), pauseMs)
    return () => clearTimeout(timer)
  }, [used, start, sentence])

  return (
    <p className="text-right text-sm text-steel">
      <span id={`${controlId}-left`} className="figure font-normal">
        {sentence}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </p>
  )
}
