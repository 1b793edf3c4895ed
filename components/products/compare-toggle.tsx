'use client'

import { mdiCheck, mdiCompareHorizontal } from '@mdi/js'
import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast'
import { compareLimit, compareStore } from './compare-store'
import { useCompare } from './use-compare'

type Props = { id: string; name: string; href: string; texts: { add: string; added: string; full: string } }

/** Puts a product into the comparison or takes it out. Without script it is a link to a comparison of this product. */
export function CompareToggle({ id, name, href, texts }: Props) {
  const ids = useCompare()
  const added = ids.includes(id)

  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    if (added) compareStore.write(ids.filter((other) => other !== id))
    else if (ids.length < compareLimit) compareStore.write([...ids, id])
    else void notify('info', texts.full)
  }

  return (
    <a
      href={href}
      rel="nofollow"
      role="button"
      aria-pressed={added}
      aria-label={`${added ? texts.added : texts.add}: ${name}`}
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
      className="inline-flex min-h-9 w-fit items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline aria-pressed:text-success"
    >
      <Icon path={added ? mdiCheck : mdiCompareHorizontal} size={5} />
      {added ? texts.added : texts.add}
    </a>
  )
}
