'use client'

import type { ComponentProps } from 'react'
import { FitQuestion } from './fit-question'
import { PartLine } from './part-line'
import { PurchaseFields } from './purchase-fields'
import { VehicleFields } from './vehicle-fields'

type Props = ComponentProps<typeof VehicleFields> & { /** Back to the part. */ onPart: () => void }

/** Step 2: vehicle and purchase. */
export function VehicleStep({ onPart, ...props }: Props) {
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
