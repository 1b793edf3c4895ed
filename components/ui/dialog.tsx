'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { mdiClose } from '@mdi/js'
import { classNames } from './class-names'
import { Icon } from './icon'

type Props = {
  /** Name of the dialog, shown as its heading. */
  title: string
  closeLabel: string
  trigger: ReactNode
  triggerClassName?: string
  /** `side` slides over the right edge and takes the full height. Default: `centre`. */
  placement?: 'centre' | 'side'
  className?: string
  children: ReactNode
}

const placements = {
  centre: 'm-auto w-[min(40rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)]',
  side: 'mt-0 mr-0 mb-0 ml-auto h-dvh max-h-dvh w-[min(28rem,100vw)] max-w-full',
} as const

/**
 * A button and the browser's modal dialog it opens. The content is built when the button is pressed, so that it only has to be shown when the
 * finger is lifted, and closes when a link in it is followed.
 */
export function Dialog({
  title,
  closeLabel,
  trigger,
  triggerClassName,
  placement = 'centre',
  className,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [view, setView] = useState<'closed' | 'built' | 'open'>('closed')
  const open = view === 'open'
  const setOpen = (next: boolean) => setView(next ? 'open' : 'closed')

  useLayoutEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    return () => element?.close()
  }, [open])

  return (
    <>
      <button
        type="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        data-needs-script
        onPointerDown={() => setView('built')}
        onPointerCancel={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      <dialog
        ref={dialog}
        aria-label={title}
        data-tone="light"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const target = event.target instanceof Element ? event.target : null
          if (target === dialog.current || target?.closest('a[href]')) setOpen(false)
        }}
        className={classNames(
          'overflow-y-auto rounded-base border border-transparent bg-white text-ink',
          placements[placement],
          className,
        )}
      >
        {view !== 'closed' ? (
          <div className="p-5">
            <div className="mb-4 flex items-center justify-between gap-4">
              <h2 className="text-xl">{title}</h2>
              <button
                type="button"
                className="-mr-2 grid size-11 place-items-center"
                aria-label={closeLabel}
                onClick={() => setOpen(false)}
              >
                <Icon path={mdiClose} />
              </button>
            </div>
            {children}
          </div>
        ) : null}
      </dialog>
    </>
  )
}
