'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, TextField } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { dealerRoles, type DealerRole } from '@/lib/contract/dealer-words'

type Props = { busy: boolean; onSend: (to: string, role: DealerRole) => Promise<boolean> }

export function InviteForm({ busy, onSend }: Props) {
  const t = useTranslations('dealer-corner.people')
  const [to, setTo] = useState('')
  const [role, setRole] = useState<DealerRole>('staff')
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (await onSend(to, role)) setTo('')
  }
  return (
    <form
      noValidate
      aria-labelledby="invite"
      onSubmit={(event) => void send(event)}
      className="grid gap-4 border border-line bg-white p-4 md:p-6"
    >
      <h2 id="invite" className="text-2xl">
        {t('invite')}
      </h2>
      <TextField
        label={t('to')}
        autoComplete="off"
        autoCapitalize="none"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Field label={t('role')}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target }) => setRole(dealerRoles.find((one) => one === target.value) ?? 'staff')}
            options={dealerRoles.toReversed().map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
