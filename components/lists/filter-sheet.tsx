'use client'

import { mdiClose, mdiFilterVariant } from '@mdi/js'
import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { formQuery } from '@/components/form/form-query'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { useFoundCount } from './use-found-count'

type Props = {
  texts: { filters: string; close: string; show: string; apply: string }
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
 * Filters beside the list; on phones a button and the sheet it opens. The form itself goes into the sheet and back: drawn once more, it would keep a
 * phone waiting. Without script the button leads to it in the page.
 */
export function FilterSheet({ texts, chosen, total, locale, beside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { count, counting, ask, reset } = useFoundCount(total, locale)

  const open = () => {
    reset()
    if (panel.current) sheet.current?.append(panel.current)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  /** What was chosen and not sent is forgotten. */
  const putBack = () => {
    if (!panel.current) return
    panel.current.querySelector('form')?.reset()
    page.current?.append(panel.current)
  }
  const change = ({ target }: SyntheticEvent) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isControl && target.form && dialog.current?.open) ask(formQuery(target.form))
  }
  const shown = Number.isNaN(count) ? texts.apply : texts.show.replace('{count}', count.toLocaleString('en'))
  return (
    <>
      <div className="flex items-center justify-between gap-3 md:col-span-2" data-print="none">
        <a
          href="#filters"
          role="button"
          aria-haspopup="dialog"
          className="button button-medium button-secondary md:hidden"
          onClick={(event) => {
            event.preventDefault()
            open()
          }}
        >
          <Icon path={mdiFilterVariant} size={5} />
          {texts.filters}
          {chosen > 0 && <span className="figure">({chosen})</span>}
        </a>
        {beside}
      </div>
      <div ref={page} id="filters" className="filters-panel" data-print="none">
        <div ref={panel} onChange={change} onSubmit={close}>
          {children}
        </div>
      </div>
      <dialog
        ref={dialog}
        aria-label={texts.filters}
        className="filter-sheet"
        onClose={putBack}
        onClick={({ target }) => target === dialog.current && close()}
      >
        <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
          <h2 className="text-lg">{texts.filters}</h2>
          <button type="button" className="grid size-11 place-items-center" aria-label={texts.close} onClick={close}>
            <Icon path={mdiClose} />
          </button>
        </div>
        <div ref={sheet} className="overflow-y-auto overscroll-contain p-4" />
        <div className="border-t border-line p-4">
          <button
            type="submit"
            form="filter-form"
            className="button button-medium button-primary w-full"
            aria-busy={counting}
            aria-live="polite"
          >
            {shown}
          </button>
        </div>
      </dialog>
    </>
  )
}
