'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['?', 'help'],
] as const

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const now = rows.findIndex((row) => row === document.activeElement)
  const next = now === -1 && by === -1 ? rows.length - 1 : now + by
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus()
}

/** Moves through the rows by keyboard; Enter is the link's own. */
export function InboxKeys() {
  const t = useTranslations('desk.keys')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === 'j') step(1)
      else if (event.key === 'k') step(-1)
      else if (event.key === '?') dialog.current?.showModal()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => dialog.current?.showModal()} className="max-md:hidden">
        {t('title')} <kbd>?</kbd>
      </Button>
      <dialog ref={dialog} aria-labelledby="desk-keys" className="m-auto w-80 p-6">
        <h2 id="desk-keys" className="display mb-4 text-xl">
          {t('title')}
        </h2>
        <dl className="mb-4 grid grid-cols-[4rem_1fr] gap-2">
          {keys.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-base border border-edge px-2 py-0.5">{key}</kbd>
              </dt>
              <dd>{t(what)}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <Button type="submit" variant="secondary">
            {t('close')}
          </Button>
        </form>
      </dialog>
    </>
  )
}
