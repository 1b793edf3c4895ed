'use client'

import { useEffect, useRef } from 'react'
import { contactReasons, type ContactReason } from '@/lib/contract/case-words'
import type { CaseAnswers } from '@/lib/domain/case-forms'

/** Where a link says what it is about, by reason. */
const aboutFields = { dealer: 'shop', export: 'country', 'product-advice': 'vehicle', website: 'pageAddress' } as const

type OnAsked = (reason: ContactReason, answers: CaseAnswers) => void

/** Hands over the reason that a link such as `?reason=dealer&about=Bang%20Na` asks for, once; one that is not known is passed over. */
export function useAskedReason(onAsked: OnAsked): void {
  const latest = useRef(onAsked)
  useEffect(() => {
    latest.current = onAsked
  }, [onAsked])
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const reason = contactReasons.find((known) => known === query.get('reason'))
    if (!reason) return
    const about = query.get('about')?.slice(0, 120) ?? ''
    const field = reason in aboutFields ? aboutFields[reason as keyof typeof aboutFields] : null
    latest.current(reason, field && about ? { [field]: about } : {})
  }, [])
}
