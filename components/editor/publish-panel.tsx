'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { useRun } from '@/components/form/use-run'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import { callCompany } from '@/lib/client/browser'
import type { EntryState } from '@/lib/contract/editor-words'
import { instantOf } from '@/lib/domain/calendar'
import { FailureNotice } from './failure-notice'
import type { NamedVersion } from './named-version'
import { useUnsaved } from './unsaved'

type Run = Pick<ReturnType<typeof useRun>, 'run' | 'busy'>

/** At once, or from a day and time in Thailand on. */
function Publish({ named, run, busy }: Run & { named: NamedVersion }) {
  const t = useTranslations('editor.publish')
  const [moment, setMoment] = useState('')
  const plan = (event: SubmitEvent) => {
    event.preventDefault()
    const [day = '', time = ''] = moment.split('T')
    if (!busy) void run(() => callCompany('publishEntry', { ...named, at: instantOf(day, time).toISOString() }))
  }
  return (
    <>
      <Button busy={busy} onClick={() => void run(() => callCompany('publishEntry', named))}>
        {t('now')}
      </Button>
      <form onSubmit={plan} className="grid grid-cols-1 gap-3">
        <TextField
          id="publish-at"
          type="datetime-local"
          label={t('at')}
          hint={t('atHint')}
          required
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('plan')}
        </Button>
      </form>
    </>
  )
}

/** Asked twice: visitors miss it at once. */
function Remove({ named, run, busy }: Run & { named: NamedVersion }) {
  const t = useTranslations('editor.publish')
  const [asking, setAsking] = useState(false)
  const box = useKeptFocus<HTMLDivElement>(asking)
  return (
    <div ref={box} role="group" aria-label={t('remove')} className="grid gap-2">
      {asking ? (
        <>
          <p className="font-semibold">{t('sure')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => void run(() => callCompany('removeEntry', named)).then(() => setAsking(false))}
            >
              {t('yes')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('no')}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

type Props = {
  named: NamedVersion
  state: EntryState
  live: boolean
  planned: boolean
  /** The check finds an error. */ refused: boolean
}

/** The way of an entry onto the site, as far as its state allows. */
export function PublishPanel({ named, state, live, planned, refused }: Props) {
  const t = useTranslations('editor.publish')
  const { failure, ...work } = useRun()
  const { unsaved } = useUnsaved()
  // A step that was taken is no longer offered.
  const box = useKeptFocus<HTMLElement>([state, live, planned].join())
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="publish"
      className="grid grid-cols-1 gap-4 border-t border-ink pt-4"
    >
      <h2 id="publish" className="display text-xl">
        {t('title')}
      </h2>
      {failure && <FailureNotice failure={failure} />}
      {(unsaved || (named.version === 0 && !live)) && <p>{t('saveFirst')}</p>}
      {!unsaved && (
        <>
          {state === 'published' && <p>{t('isPublished')}</p>}
          {state === 'draft' && named.version > 0 && (
            <>
              {refused && <p className="text-steel">{t('checkHint')}</p>}
              <Button busy={work.busy} onClick={() => void work.run(() => callCompany('checkEntry', named))}>
                {t('check')}
              </Button>
            </>
          )}
          {state === 'checked' && <Publish named={named} {...work} />}
          {planned && (
            <Button
              variant="secondary"
              busy={work.busy}
              onClick={() => void work.run(() => callCompany('withdrawEntry', named))}
            >
              {t('withdraw')}
            </Button>
          )}
          {live && <Remove named={named} {...work} />}
        </>
      )}
    </section>
  )
}
