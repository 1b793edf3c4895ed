import type { ReactNode } from 'react'
import { Part } from '@/components/sections/part'
import type { PolicyPart as Copy } from '@/lib/data/policy-copy'
import type { Locale } from '@/lib/i18n/locales'
import { PolicyBlock } from './policy-block'

type Props = {
  part: Copy
  locale: Locale
  form: ReactNode
  /** In print only the sheet of the page is left. */ hidden: boolean
}

/** A titled part of a policy with its blocks. */
export function PolicyPart({ part, locale, form, hidden }: Props) {
  const sheet = part.blocks.some(({ kind }) => kind === 'sheet')
  const blocks = part.blocks.map((block, i) => (
    <div
      key={i}
      className="grid grid-cols-1 gap-6"
      {...(hidden && sheet && block.kind !== 'sheet' && { 'data-print': 'none' })}
    >
      <PolicyBlock block={block} locale={locale} form={form} />
    </div>
  ))
  return (
    <div
      className={hidden && sheet ? 'print:[&_h2]:hidden' : undefined}
      {...(hidden && !sheet && { 'data-print': 'none' })}
    >
      <Part id={part.id} title={part.title}>
        {blocks}
      </Part>
    </div>
  )
}
