'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { useRun } from '@/components/form/use-run'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import type { Failure } from '@/lib/client/read-failure'
import { deskMoveFields } from '@/lib/contract/desk-words'
import { joinNames } from '@/lib/i18n/join-words'
import type { ActionItem } from './desk-action-props'
import { DeskAnswer } from './desk-answer'
import { DeskFiles } from './desk-files'
import { DeskMoves } from './desk-moves'
import { DeskNote } from './desk-note'
import { DeskOwner } from './desk-owner'

function FailureNotice({ failure }: { failure: Failure }) {
  const t = useTranslations('desk')
  const locale = useLocale()
  const names = failure.fields.flatMap(({ path }) => {
    const field = deskMoveFields.find((one) => one === path)
    return field ? [t(`moveFields.${field}`)] : path === 'reason' ? [t('act.reason')] : []
  })
  const title = names.length > 0 ? t('act.fields', { fields: joinNames(names, locale) }) : ''
  return (
    <FocusedNotice
      tone="danger"
      role="alert"
      title={title || t(failure.code === 'CONFLICT' ? 'act.conflict' : 'act.failed')}
    />
  )
}

/** Everything that can be done with an item, as its states and its sender allow. */
export function DeskActions({ item }: { item: ActionItem }) {
  const t = useTranslations('desk.act')
  const router = useRouter()
  const { failure, ...work } = useRun()
  // A step that was taken is no longer offered.
  const box = useKeptFocus<HTMLDivElement>(item.state)
  // What somebody else has done meanwhile is shown beside what was written here.
  useEffect(() => {
    if (failure?.code === 'CONFLICT') router.refresh()
  }, [failure, router])
  return (
    <div ref={box} tabIndex={-1} className="grid content-start gap-8" aria-label={t('title')} role="group">
      {failure && <FailureNotice failure={failure} />}
      <DeskOwner item={item} {...work} />
      {/* A move that was chosen belongs to the state as it was. */}
      <DeskMoves key={item.state} item={item} {...work} />
      <DeskAnswer item={item} {...work} />
      <DeskFiles item={item} {...work} />
      <DeskNote item={item} {...work} />
    </div>
  )
}
