'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DealerRole } from '@/lib/contract/dealer-words'
import type { DealerMember } from '@/lib/contract/dealer-people'

type Props = { member: DealerMember; isOwner: boolean; busy: boolean; onRole: (role: DealerRole | null) => void }

/** Somebody who belongs to the shop. Removing is asked about once more. */
export function MemberItem({ member: { name, handle, role, me }, isOwner, busy, onRole }: Props) {
  const t = useTranslations('dealer-corner.people')
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <span className="grid wrap-anywhere">
        <strong>{me ? `${name} (${t('me')})` : name}</strong>
        <span className="text-sm text-steel">{[t(`roles.${role}`), handle].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isOwner ? (
          <Button variant="quiet" size="small" busy={busy} onClick={() => onRole(role === 'owner' ? 'staff' : 'owner')}>
            {t(role === 'owner' ? 'makeStaff' : 'makeOwner')}
          </Button>
        ) : null}
        {isOwner || me ? (
          <Button
            variant={asking ? 'secondary' : 'quiet'}
            size="small"
            busy={busy}
            onClick={() => (asking ? onRole(null) : setAsking(true))}
          >
            {asking ? (me ? t('sureLeave') : t('sure', { name })) : t(me ? 'leave' : 'remove')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}
