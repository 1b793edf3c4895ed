'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatDate } from '@/lib/i18n/formats'
import { formatBytes } from '@/lib/utils/format-bytes'
import { measurePack, savePack, type Pack, type PackPlan } from './packs'

type State = 'open' | 'saving' | 'saved' | 'failed'
type Props = { plan: PackPlan; /** As it was put aside before. */ saved: Pack | undefined; onChanged: () => void }

/** One product to put aside: what it is, how large, and the button. */
export function SavePack({ plan, saved, onChanged }: Props) {
  const t = useTranslations('offline.save')
  const [bytes, setBytes] = useState<number | null>(null)
  const [state, setState] = useState<State>('open')

  useEffect(() => {
    let gone = false
    measurePack(plan).then(
      (size) => gone || setBytes(size),
      () => gone || setState('failed'),
    )
    return () => {
      gone = true
    }
  }, [plan])

  const save = () => {
    setState('saving')
    savePack(plan).then(
      () => {
        setState('saved')
        onChanged()
      },
      () => setState('failed'),
    )
  }
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="grid gap-1">
        <h3 className="text-base leading-snug">{plan.name}</h3>
        <p className="text-sm text-steel">
          {t('what')} · {bytes === null ? t('measuring') : t('size', { size: formatBytes(bytes) })}
        </p>
        {saved && state === 'open' ? (
          <p className="text-sm">{t('again', { date: formatDate(saved.savedAt, plan.locale) })}</p>
        ) : null}
      </div>
      {state === 'saved' ? (
        <Notice tone="success" role="status" title={t('done', { name: plan.name })} />
      ) : (
        <p>
          <Button busy={state === 'saving'} disabled={bytes === null} onClick={save}>
            {state === 'saving' ? t('saving') : t('press', { name: plan.name })}
          </Button>
        </p>
      )}
      {state === 'failed' ? <Notice tone="danger" role="alert" title={t('broken')} /> : null}
    </li>
  )
}
