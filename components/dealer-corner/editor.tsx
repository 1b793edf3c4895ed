'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type SubmitEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { ListingField } from '@/lib/contract/dealer-listing'
import { useFate } from './listing-mode'

type Props = {
  field: ListingField
  busy: boolean
  onSave: () => void
  /** Counts the tries to save what is wrong: after each the first wrong control takes the focus. */
  refused?: number
  children: ReactNode
}

/** A part of the listing with its own button: what is saved here touches nothing else. */
export function Editor({ field, busy, onSave, refused = 0, children }: Props) {
  const t = useTranslations('dealer-corner')
  const fate = useFate(field)
  const words = { live: [t('now'), t('save')], look: [t('later'), t('send')], draft: [t('desk.draft'), t('desk.save')] }
  const [note, action] = words[fate]
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      aria-labelledby={`${field}-title`}
      className="grid grid-cols-1 content-start gap-4 border border-line bg-white p-4 md:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${field}-title`} className="text-2xl">
          {t(`fields.${field}`)}
        </h2>
        <p className="text-sm text-steel">{note}</p>
      </header>
      {children}
      <div>
        <Button type="submit" busy={busy} variant={fate === 'look' ? 'secondary' : 'primary'}>
          {action}
        </Button>
      </div>
    </form>
  )
}
