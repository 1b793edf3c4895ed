'use client'

import { mdiClose } from '@mdi/js'
import { use, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { ConsentChoices } from './consent-choices'
import type { ConsentProps } from './consent-props'
import { consentTexts } from './consent-texts'

/** The choices as the browser's modal dialog, open as long as it is there. Not `ui/dialog`, whose frame would be part of every page. */
export function ConsentDialog({ onClose, ...props }: ConsentProps & { onClose: () => void }) {
  const { choices } = use(consentTexts(props.locale))
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      data-tone="light"
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current || (target instanceof Element && target.closest('a[href]'))) onClose()
      }}
      className="m-auto max-h-[calc(100dvh-4rem)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto rounded-base border border-transparent bg-white text-base text-ink"
    >
      <div className="p-5">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={title} className="text-xl">
            {choices.title}
          </h2>
          <button
            type="button"
            className="-mr-2 grid size-11 place-items-center"
            aria-label={choices.close}
            onClick={onClose}
          >
            <Icon path={mdiClose} />
          </button>
        </div>
        <ConsentChoices {...props} />
      </div>
    </dialog>
  )
}
