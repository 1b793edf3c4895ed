'use client'

import { PartLine } from './part-line'
import { PurchaseFields } from './purchase-fields'
import type { StepProps } from './step-props'
import { VehicleFields } from './vehicle-fields'

/** Step 2: vehicle and purchase. */
export function VehicleStep({ onPart, ...props }: StepProps & { /** Back to the part. */ onPart: () => void }) {
  return (
    <>
      <PartLine form={props.form} texts={props.texts} locale={props.locale} onChange={onPart} />
      <VehicleFields {...props} />
      <PurchaseFields {...props} />
    </>
  )
}
