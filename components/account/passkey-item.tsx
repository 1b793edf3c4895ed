'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { focusAround } from '@/components/ui/focus-around'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

type Props = {
  id: string
  name: string
  /** When it was made and used, in words. */
  times: string
  locale: Locale
}

/** One passkey: its name can be changed, and it can be taken away, in two presses. */
export function PasskeyItem({ id, name, times, locale }: Props) {
  const t = useTranslations('user.settings.passkeys')
  const call = useAccountCall()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const [typed, setTyped] = useState(name)
  const item = useRef<HTMLLIElement>(null)
  const rename = async (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    if (!(await call.run(() => callCompany('renamePasskey', { id, name: typed }), t('saved')))) return
    // Its field goes; what opened it stays.
    if (item.current?.contains(document.activeElement)) item.current.querySelector('button')?.focus()
    setOpen(null)
  }
  const remove = async () => {
    // It goes itself, as soon as the page is drawn anew.
    if (await call.run(() => callCompany('removePasskey', { id, lang: locale }), null)) focusAround(item.current)
  }
  const toggle = (what: 'rename' | 'remove') => setOpen(open === what ? null : what)
  return (
    <li ref={item} className="grid gap-3 bg-white p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="text-sm text-steel">{times}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          {(['rename', 'remove'] as const).map((what) => (
            <Button
              key={what}
              size="small"
              variant="quiet"
              aria-expanded={open === what}
              aria-label={t(`${what}Named`, { name })}
              onClick={() => toggle(what)}
            >
              {t(what)}
            </Button>
          ))}
        </span>
      </div>
      {open === 'rename' && (
        <form noValidate onSubmit={(event) => void rename(event)} className="flex flex-wrap items-end gap-3">
          <TextField
            id={`passkey-${id}`}
            label={t('name')}
            autoComplete="off"
            maxLength={60}
            className="min-w-40 grow"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="small" variant="secondary" busy={call.busy}>
            {t('save')}
          </Button>
        </form>
      )}
      {open === 'remove' && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t('removeText')}</span>
          <Button size="small" variant="secondary" busy={call.busy} onClick={() => void remove()}>
            {t('removeNow')}
          </Button>
        </p>
      )}
      <CallOutcome call={call} />
    </li>
  )
}
