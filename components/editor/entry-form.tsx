'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { useRun } from '@/components/form/use-run'
import { Button } from '@/components/ui/button'
import { ChipButton } from '@/components/ui/chip'
import { callCompany } from '@/lib/client/browser'
import type { EntryData, Outdated } from '@/lib/contract/editor'
import { translationLangs, type TranslationLang } from '@/lib/contract/editor-words'
import type { EntryFormTable, FormFact } from '@/lib/data/editor-form'
import { isOwnPicture, ownPictureAddress } from '@/lib/domain/own-picture'
import { locales } from '@/lib/i18n/locales'
import { FactControl } from './fact-control'
import { FailureNotice } from './failure-notice'
import { FocusPicker } from './focus-picker'
import type { NamedVersion } from './named-version'
import { useTellUnsaved } from './unsaved'
import { useEntryEdit } from './use-entry-edit'
import { WordsPair } from './words-pair'

type Props = {
  named: NamedVersion
  form: EntryFormTable
  data: EntryData
  outdated: Outdated
  /** Language that stands beside the English at first. */
  lang: TranslationLang
}

/** Facts once, words side by side with the English. What is typed is kept when somebody else was quicker. */
export function EntryForm({ named, form, data: saved, outdated, lang: first }: Props) {
  const t = useTranslations('editor.form')
  const { data, stillRight, changed, say, set, confirm, isConfirmed } = useEntryEdit(saved)
  const [lang, setLang] = useState(first)
  /** Pictures that were sent from here: the site gives one out once an entry that names it is saved. */
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({})
  const { run, busy, failure } = useRun()
  useTellUnsaved(changed)

  const shaped = (shape: FormFact['shape']) => form.facts.find((field) => field.shape === shape)
  const focus = shaped('focus')
  const pictureId = String(data.facts[shaped('picture')?.name ?? ''] ?? '')
  const picture = isOwnPicture(pictureId)
    ? { address: sent[pictureId] ?? ownPictureAddress(pictureId, '960') }
    : form.pictures.find(({ id }) => id === pictureId)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void run(() => callCompany('saveEntry', { ...named, data, stillRight: [...stillRight] }))
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-10" noValidate>
      <fieldset className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="display mb-4 text-2xl">{t('facts')}</legend>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {form.facts.map((field) => (
            <FactControl
              key={field.name}
              field={field}
              facts={data.facts}
              pictures={form.pictures}
              onChange={(value) => set(field.name, value)}
              onSent={(id, preview) => setSent({ ...sent, [id]: preview })}
            />
          ))}
          {picture && focus && (
            <FocusPicker
              address={picture.address}
              value={String(data.facts[focus.name] ?? '')}
              onChange={(value) => set(focus.name, value)}
            />
          )}
        </div>
      </fieldset>
      <fieldset className="grid min-w-0 grid-cols-1 gap-6">
        <legend className="display mb-4 text-2xl">{t('words')}</legend>
        <div role="group" aria-label={t('side')} className="flex flex-wrap items-center gap-2">
          <span className="label">{t('side')}</span>
          {translationLangs.map((one) => (
            <ChipButton key={one} pressed={one === lang} onClick={() => setLang(one)}>
              <span lang={one}>{locales[one].label}</span>
            </ChipButton>
          ))}
        </div>
        {form.words.map((field) => (
          <WordsPair
            key={`${field.name} ${lang}`}
            field={field}
            lang={lang}
            words={data.words}
            source={outdated[lang][field.name] ?? null}
            confirmed={isConfirmed(lang, field.name)}
            onSay={say}
            onConfirm={(right) => confirm(lang, field.name, right)}
          />
        ))}
      </fieldset>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-4 border-t border-ink bg-paper py-4">
        {failure && (
          <div className="basis-full">
            <FailureNotice failure={failure} />
          </div>
        )}
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <span role="status" className="text-steel">
          {changed ? t('unsaved') : ''}
        </span>
      </div>
    </form>
  )
}
