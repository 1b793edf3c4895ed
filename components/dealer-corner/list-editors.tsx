'use client'

import { useTranslations } from 'next-intl'
import { capabilities, spokenLanguages } from '@/lib/contract/dealer-words'
import type { ListingValues } from '@/lib/contract/dealer-listing'
import { vehicleLines } from '@/lib/contract/workshop-words'
import { languageName } from '@/lib/i18n/language-name'
import type { Locale } from '@/lib/i18n/locales'
import { ChoicesEditor } from './choices-editor'

type Lists = 'lines' | 'capabilities' | 'languages'
type Editor<F extends Lists> = {
  key: string
  props: { value: ListingValues[F]; busy: boolean; onSave: (next: ListingValues[F]) => void }
}

type Props = { editor: <F extends Lists>(field: F) => Editor<F>; locale: Locale }

/** Vehicles, services and languages. */
export function ListEditors({ editor, locale }: Props) {
  const jobs = useTranslations('dealer.jobs')
  const names = useTranslations('appointment.lines')
  const [lines, does, languages] = [editor('lines'), editor('capabilities'), editor('languages')]
  const options = {
    lines: vehicleLines.map((value) => ({ value, label: names(value) })),
    capabilities: capabilities.map((value) => ({ value, label: jobs(value) })),
    languages: spokenLanguages.map((value) => ({ value, label: languageName(value, locale) })),
  }
  return (
    <>
      <ChoicesEditor key={does.key} field="capabilities" options={options.capabilities} {...does.props} />
      <ChoicesEditor key={lines.key} field="lines" options={options.lines} {...lines.props} />
      <ChoicesEditor key={languages.key} field="languages" options={options.languages} {...languages.props} />
    </>
  )
}
