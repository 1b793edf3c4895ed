'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, Field } from '@/components/ui/field'

/** A link that is shown once, whole, and marked for copying. */
export function CopyLink({ href, label, text }: { href: string; label: string; text: string }) {
  const t = useTranslations('passport.buyer')
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState('')
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [href])
  const copy = () => {
    void navigator.clipboard.writeText(href).then(
      () => setCopied(href),
      () => input.current?.select(),
    )
  }
  return (
    <div className="grid max-w-3xl gap-3 border-l-3 border-signal bg-white p-5">
      <Field id="passport-buyer-link" label={label} hint={text}>
        {(control) => <input ref={input} {...control} type="text" readOnly value={href} className={controlStyle} />}
      </Field>
      <div>
        <Button onClick={copy}>{copied === href ? t('copied') : t('copy')}</Button>
      </div>
    </div>
  )
}
