'use client'

import { lazy, Suspense } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { ConsentProps } from './consent-props'

const ConsentChoices = lazy(async () => ({ default: (await import('./consent-choices')).ConsentChoices }))

/** Opens the choices again, on every page: taking back is as easy as giving. */
export function ConsentEntry({ label, close, ...props }: ConsentProps & { label: string; close: string }) {
  return (
    <Dialog title={label} closeLabel={close} trigger={label}>
      <Suspense>
        <ConsentChoices {...props} />
      </Suspense>
    </Dialog>
  )
}
