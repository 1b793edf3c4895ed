'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useRelease } from '@/components/form/use-release'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { loadLaterParts } from './later-parts'
import { openForm, type Opened } from './open-form'
import { emptyDraft, nextDraft, reviewStep, type Draft } from './register-draft'
import { pathsOfStep } from './register-fields'
import type { Ready } from './register-schema'
import { useDraftSaving } from './use-draft-saving'
import { useLaterParts } from './use-later-parts'
import { usePlace } from './use-place'
import { useRejudging } from './use-rejudging'
import { useSending } from './use-sending'

const schemaModule = () => import('./register-schema')

/** The contract and the rules of phone numbers are heavy: they come after the page, and before anybody has filled in a step. Nothing is judged while a pointer is pressed. */
function makeLateResolver(locale: Locale, released: () => Promise<void>): Resolver<Draft, unknown, Ready> {
  let resolver: Resolver<Draft, unknown, Ready> | null = null
  return async (values, context, options) => {
    resolver ??= (await schemaModule()).makeResolver(locale)
    await released()
    return resolver(values, context, options)
  }
}

/** Fetched when the visitor begins; a chunk that does not come then is asked for again when a step is checked or the next one is needed. */
function useWarmChunks(): void {
  useEffect(() => {
    const warm = () => void Promise.all([schemaModule(), loadLaterParts()]).catch(() => undefined)
    addEventListener('focusin', warm, { once: true })
    return () => removeEventListener('focusin', warm)
  }, [])
}

/** Reads what the form begins with, with the step that it begins at. */
function useOpenedForm(
  locale: Locale,
  fetchStep: (step: number) => Promise<void>,
  onOpened: (opened: Opened) => void,
): void {
  useEffect(() => {
    let gone = false
    const open = async () => {
      const opened = await openForm(location.search, locale)
      if (opened) await fetchStep(opened.step)
      if (opened && !gone) onOpened(opened)
    }
    open().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [locale, fetchStep, onOpened])
}

/** The registration form: its values, where the visitor stands, and what may be done there. */
export function useRegister(locale: Locale) {
  const released = useRelease()
  const [resolver] = useState(() => makeLateResolver(locale, released))
  const form = useForm<Draft, unknown, Ready>({
    resolver,
    defaultValues: emptyDraft(locale),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { place, refuse, refuseAt, moveTo, beginAt } = usePlace()
  const [origin, setOrigin] = useState<Opened['origin'] | null>(null)
  const formKey = useRef('')
  const draftKeptAt = useRef<string | null>(null)
  /** Every step was filled in once: what is changed then leads back to the review. */
  const reviewed = useRef(false)
  const { later, fetchStep } = useLaterParts()
  const { reset, trigger, getValues } = form

  const sending = useSending({ form, formKey, draftKeptAt, locale, refuseAt })
  useDraftSaving({ form, formKey, step: place.step, done: sending.receipt !== null, locale })

  const begin = useCallback(
    (values: Draft, { key = '', step = 0, moved = false, keptAt = null as string | null } = {}) => {
      formKey.current = key || makeKey()
      draftKeptAt.current = keptAt
      reviewed.current = step === reviewStep
      reset(values)
      beginAt(step, moved)
    },
    [reset, beginAt],
  )

  const beginOpened = useCallback(
    (opened: Opened) => {
      // A serial typed meanwhile goes before a scanned one, but not before a whole draft, which it would overwrite.
      if (opened.origin === 'label' && getValues('serials').some(Boolean)) return
      setOrigin(opened.origin)
      // A label answers the first step, so its bearer is taken to the second.
      begin(opened.values, { ...opened, moved: opened.origin === 'label' && opened.step > 0 })
    },
    [begin, getValues],
  )
  useEffect(() => {
    formKey.current ||= makeKey()
  }, [])
  useOpenedForm(locale, fetchStep, beginOpened)
  useWarmChunks()
  useRejudging(form)

  const goTo = (step: number) => {
    if (step === reviewStep) reviewed.current = true
    sending.forget()
    moveTo(step)
  }
  const next = async () => {
    try {
      if (await trigger(pathsOfStep(place.step))) {
        const following = reviewed.current ? reviewStep : place.step + 1
        await fetchStep(following)
        goTo(following)
      } else refuse()
    } catch {
      sending.giveUp()
    }
  }
  const beginWith = (values: Draft) => {
    setOrigin(null)
    sending.forget()
    begin(values, { moved: true })
  }
  return {
    form,
    ...place,
    origin,
    forgetOrigin: () => setOrigin(null),
    goTo,
    next,
    later,
    sending,
    anew: () => beginWith(emptyDraft(locale)),
    another: () => beginWith(nextDraft(getValues(), locale)),
  }
}
