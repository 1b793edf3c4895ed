'use client'

import { mdiCheck, mdiContentCopy } from '@mdi/js'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** Copies a text; says so on the button itself. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <button
      type="button"
      data-print="none"
      onClick={() => void copy().catch(() => setCopied(false))}
      className="inline-flex min-h-9 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
    >
      <Icon path={copied ? mdiCheck : mdiContentCopy} size={4} />
      <span aria-live="polite">{copied ? done : label}</span>
    </button>
  )
}
