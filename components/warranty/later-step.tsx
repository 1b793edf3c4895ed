'use client'

import { OwnerStep } from './owner-step'
import { reviewStep } from './register-draft'
import { ReviewStep } from './review-step'
import type { StepProps } from './step-props'

type Props = StepProps & { step: number; /** Back to a step that is changed. */ onChange: (step: number) => void }

/** Steps 3 and 4: who owns the part, and everything once more. */
export function LaterStep({ step, onChange, ...props }: Props) {
  return step === reviewStep ? <ReviewStep {...props} onChange={onChange} /> : <OwnerStep {...props} />
}
