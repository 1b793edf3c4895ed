'use client'

import type { MouseEvent } from 'react'
import { notify } from '@/components/ui/toast'
import type { CompareTexts } from './compare-texts'
import { compareLimit, compareStore } from './compare-store'
import { useCompare } from './use-compare'

type Props = { id: string; name: string; texts: CompareTexts }

/** Puts a product into the comparison or takes it out. Without script it is a link to a comparison of this product. */
export function CompareToggle({ id, name, texts }: Props) {
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
      href={`${texts.path}?ids=${id}`}
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
      className="compare-toggle"
    >
      {added ? texts.added : texts.add}
    </a>
  )
}
