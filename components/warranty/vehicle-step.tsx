'use client'

import { FitQuestion } from './fit-question'
import { PartLine } from './part-line'
import { PurchaseFields } from './purchase-fields'
import type { StepProps } from './step-props'
import { VehicleFields } from './vehicle-fields'

/** Step 2: vehicle and purchase. */
export function VehicleStep({ onPart, ...props }: StepProps & { /** Back to the part. */ onPart: () => void }) {
  return (
    <>
      <PartLine form={props.form} product={props.product} locale={props.locale} onChange={onPart} />
      <div className="grid gap-5">
        <VehicleFields {...props} />
        <FitQuestion {...props} />
      </div>
      <PurchaseFields {...props} />
    </>
  )
}
