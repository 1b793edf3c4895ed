'use client'

import { mdiClose, mdiFilterVariant } from '@mdi/js'
import { startTransition, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { formQuery } from '@/components/form/form-query'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { FoundCountContext } from './found-count'
import { useFoundCount } from './use-found-count'

type Props = {
  texts: { filters: string; close: string; apply: string; /** With a FoundCount in it. */ show: ReactNode }
  /** Choices that narrow the list now. */
  chosen: number
  total: number
  locale: Locale
  /** Stands in the row of the button. */
  beside: ReactNode
  /** The filter form. */
  children: ReactNode
}

/**
 * Filters beside the list; on phones a link and the sheet it opens, built when the link is pressed and shown when the finger is lifted.
 * A link, because without script it leads to the same form in the page, and because the space bar does not press it.
 */
export function FilterSheet({ texts, chosen, total, locale, beside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [view, setView] = useState<'page' | 'built' | 'open'>('page')
  const { count, counting, ask, reset } = useFoundCount(total, locale)

  useLayoutEffect(() => {
    if (view === 'open') dialog.current?.showModal()
  }, [view])

  const close = () => dialog.current?.close()
  // The form goes back into the page when there is time: what is seen is that the sheet is gone.
  const putBack = () => {
    setView('built')
    startTransition(() => setView('page'))
  }
  const change = ({ target }: SyntheticEvent) => {
    if ((target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.form)
      ask(formQuery(target.form))
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3 max-[17rem]:flex-wrap md:col-span-2" data-print="none">
        <a
          href="#filters"
          aria-haspopup="dialog"
          className="button button-medium button-secondary md:hidden"
          onPointerDown={() => setView('built')}
          onPointerCancel={() => setView('page')}
          onClick={(event) => {
            event.preventDefault()
            reset()
            setView('open')
          }}
        >
          <Icon path={mdiFilterVariant} size={5} />
          {texts.filters}
          {chosen > 0 && <span className="figure">({chosen})</span>}
        </a>
        {beside}
      </div>
      {view !== 'page' ? (
        <dialog
          ref={dialog}
          aria-label={texts.filters}
          className="filter-sheet"
          onClose={putBack}
          onClick={({ target }) => target === dialog.current && close()}
          onChange={change}
          onSubmit={close}
        >
          <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
            <h2 className="text-lg">{texts.filters}</h2>
            <button type="button" className="grid size-11 place-items-center" aria-label={texts.close} onClick={close}>
              <Icon path={mdiClose} />
            </button>
          </div>
          <div className="overflow-y-auto overscroll-contain p-4">{children}</div>
          <div className="border-t border-line p-4">
            <button
              type="submit"
              form="filter-form"
              className="button button-medium button-primary w-full"
              aria-busy={counting}
              aria-live="polite"
            >
              {Number.isNaN(count) ? texts.apply : <FoundCountContext value={count}>{texts.show}</FoundCountContext>}
            </button>
          </div>
        </dialog>
      ) : (
        <div id="filters" className="filters-panel" data-print="none">
          {children}
        </div>
      )}
    </>
  )
}
