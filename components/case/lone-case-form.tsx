'use client'

import { useState, type ComponentProps } from 'react'
import type { CaseAnswers } from '@/lib/domain/case-forms'
import { CaseForm } from './case-form'

/** A form that shares its page with no other. */
export function LoneCaseForm(props: Omit<ComponentProps<typeof CaseForm>, 'answers' | 'onAnswers'>) {
  const [answers, setAnswers] = useState<CaseAnswers>({})
  return <CaseForm {...props} answers={answers} onAnswers={setAnswers} />
}
