'use client'

import { lazy, Suspense, useState } from 'react'
import type { ConsentProps } from './consent-props'

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog')).ConsentDialog }))

/** Opens the choices again, on every page: taking back is as easy as giving. */
export function ConsentEntry({ label, ...props }: ConsentProps & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" data-needs-script onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <ConsentDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
