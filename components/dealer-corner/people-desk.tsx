'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import { callCompany } from '@/lib/client/browser'
import type { DealerRole } from '@/lib/contract/dealer-words'
import type { DealerPeople } from '@/lib/contract/dealer-people'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { InviteForm } from './invite-form'
import { MemberItem } from './member-item'
import { ToldNotice } from './told-notice'
import { useCorner } from './use-corner'

type Props = { dealer: string; first: DealerPeople; /** Where whoever leaves goes. */ home: string; locale: Locale }

/** Who looks after the shop; owners invite, change roles and remove. */
export function PeopleDesk({ dealer, first, home, locale }: Props) {
  const t = useTranslations('dealer-corner.people')
  const [people, setPeople] = useState(first)
  const { busy, told, run } = useCorner({ CONFLICT: t('last') })
  const invite = useCorner({ CONFLICT: t('already') })
  const shop = { lang: locale, dealer }
  const isOwner = people.role === 'owner'
  const box = useKeptFocus<HTMLDivElement>(people)
  const setRole = (account: string, role: DealerRole | null, me: boolean) =>
    void run(account, t('done'), async () => {
      await callCompany('setDealerMember', { ...shop, account, role })
      if (me && role === null) location.assign(home)
      else setPeople(await callCompany('getDealerPeople', shop))
    })
  const withdraw = (invitation: string) =>
    void run(invitation, t('done'), async () =>
      setPeople(await callCompany('withdrawDealerInvitation', { ...shop, invitation })),
    )
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-3xl grid-cols-1 gap-8">
      <ToldNotice told={told ?? invite.told} />
      <p className="max-w-text text-steel">{t('rolesText')}</p>
      <ul className="grid border-t border-ink">
        {people.members.map((member) => (
          <MemberItem
            key={member.account}
            member={member}
            isOwner={isOwner}
            busy={busy === member.account}
            onRole={(role) => setRole(member.account, role, member.me)}
          />
        ))}
      </ul>
      {people.invitations.length > 0 ? (
        <section aria-labelledby="pending" className="grid gap-3">
          <h2 id="pending" className="text-2xl">
            {t('pending')}
          </h2>
          <ul className="grid border-t border-line">
            {people.invitations.map(({ id, to, role, endsOn }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
                <span className="wrap-anywhere">
                  {to}
                  <span className="block text-sm text-steel">
                    {t(`roles.${role}`)} · {t('until', { day: formatDate(endsOn, locale) })}
                  </span>
                </span>
                <Button variant="quiet" size="small" busy={busy === id} onClick={() => withdraw(id)}>
                  {t('withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isOwner ? (
        <InviteForm
          busy={invite.busy !== ''}
          onSend={(to, role) =>
            invite.run('invite', t('sent'), async () =>
              setPeople(await callCompany('inviteDealerMember', { ...shop, to, role })),
            )
          }
        />
      ) : null}
    </div>
  )
}
