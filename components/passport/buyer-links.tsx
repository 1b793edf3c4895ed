'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import type { Passport } from '@/lib/contract/warranty-passport'
import { holdingStates } from '@/lib/domain/warranty/states'
import { buyerLinkDays, buyerLinksAtOnce } from '@/lib/domain/warranty/terms'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CopyLink } from './copy-link'
import { useFailureText } from './failure-text'
import type { PassportKey } from '@/lib/utils/passport-key'

type Props = {
  passport: Passport
  secret: PassportKey
  locale: Locale
  onChanged: (links: Passport['buyerLinks']) => void
}

/** Links that show a buyer the cover of the part and nothing of its owner: made, listed and withdrawn here. */
export function BuyerLinks({ passport, secret, locale, onChanged }: Props) {
  const t = useTranslations('passport.buyer')
  const failures = useTranslations('passport.failures')
  const failureText = useFailureText()
  const [made, setMade] = useState('')
  const [withdrawn, setWithdrawn] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState('')
  const { buyerLinks: links, state } = passport
  if (!holdingStates.some((holding) => holding === state)) return null

  const run = async (what: string, task: () => Promise<void>) => {
    if (busy !== '') return
    setBusy(what)
    setProblem('')
    setWithdrawn(false)
    try {
      await task()
    } catch (error) {
      const failure = readFailure(error)
      setProblem(failure.code === 'CONFLICT' ? t('full', { count: buyerLinksAtOnce }) : failureText(failure))
    }
    setBusy('')
  }
  const make = () =>
    run('make', async () => {
      const answer = await callCompany('createBuyerLink', secret)
      setMade(new URL(localizePath(answer.path, locale), location.href).href)
      onChanged(answer.links)
    })
  const withdraw = (id: string) =>
    run(id, async () => {
      const answer = await callCompany('withdrawBuyerLink', { ...secret, id })
      setMade('')
      setWithdrawn(true)
      onChanged(answer.links)
    })
  const isFull = links.length >= buyerLinksAtOnce
  return (
    <section aria-labelledby="passport-buyer" data-print="none" className="grid gap-5">
      <div className="grid max-w-text gap-2">
        <h2 id="passport-buyer" className="display text-3xl">
          {t('title')}
        </h2>
        <p>{t('text', { days: buyerLinkDays })}</p>
      </div>
      {made === '' ? null : <CopyLink href={made} label={t('label')} text={t('once')} />}
      {links.length === 0 ? null : (
        <ul aria-label={t('list')} className="grid max-w-3xl border-t border-ink">
          {links.map(({ id, madeOn, endsOn }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
            >
              {t('item', { made: formatDate(madeOn, locale), ends: formatDate(endsOn, locale) })}
              <Button variant="quiet" busy={busy === id} onClick={() => void withdraw(id)}>
                {t('withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {withdrawn ? <FocusedNotice tone="success" role="status" title={t('withdrawn')} /> : null}
      {problem === '' ? null : (
        <Notice tone="danger" role="alert" title={failures('title')}>
          {problem}
        </Notice>
      )}
      {isFull ? (
        <p className="text-steel">{t('full', { count: buyerLinksAtOnce })}</p>
      ) : (
        <div>
          <Button variant="secondary" busy={busy === 'make'} onClick={() => void make()}>
            {busy === 'make' ? t('making') : t('make')}
          </Button>
        </div>
      )}
    </section>
  )
}
