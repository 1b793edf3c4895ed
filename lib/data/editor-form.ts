import 'server-only'
import { getTranslations } from 'next-intl/server'
import { deskOptions, hintedFields, hintedShapes, type EntryField, type EntryKind } from '@/lib/contract/editor-words'
import type { FactField, WordField } from '@/lib/domain/editor/fields'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import type { Locale } from '@/lib/i18n/locales'
import { messageOrCode } from '@/lib/i18n/message-or-code'
import { findPicture, pictureAddress } from '@/lib/pictures/find-picture'
import { placedScenes } from '@/lib/pictures/placed-scenes'
import { scenes } from '@/lib/pictures/scenes'
import { readFaq } from './faq'

export type Option = { value: string; label: string }
export type FormFact = {
  name: EntryField
  shape: FactField['shape']
  label: string
  hint: string
  required: boolean
  options: Option[]
}
export type FormWords = WordField & { label: string; hint: string }
/** The form of a kind in a language; what a client component draws. */
export type EntryFormTable = { facts: FormFact[]; words: FormWords[]; pictures: { id: string; address: string }[] }

/** Where visitors' own words for the values of a field stand: namespace and key. */
const optionWords: Record<
  string,
  readonly [namespace: 'promotion' | 'spec' | 'news' | 'career' | 'road-show', key: string]
> = {
  'promotion.lines': ['promotion', 'lines'],
  'promotion.places': ['promotion', 'places'],
  'promotion.terms': ['promotion', 'terms'],
  'promotion.families': ['spec', 'families'],
  'promotion.series': ['spec', 'series'],
  'news.kind': ['news', 'kinds'],
  'news.booking': ['news', 'booking'],
  'job.department': ['career', 'departments'],
  'job.level': ['career', 'levels'],
  'job.type': ['career', 'types'],
  'job.place': ['career', 'places'],
  'job.benefits': ['career', 'benefits'],
  'road-show.lines': ['road-show', 'lines'],
  'road-show.offers': ['road-show', 'offers'],
  'road-show.booking': ['road-show', 'booking'],
}

async function optionLabels(kind: EntryKind, field: FactField, locale: Locale): Promise<Option[]> {
  if (!('options' in field)) return []
  if (kind === 'question') {
    const topics = await readFaq(locale)
    return field.options.map((value) => ({ value, label: topics.find(({ id }) => id === value)?.title ?? value }))
  }
  const words = optionWords[`${kind}.${field.name}`]
  if (!words) {
    const t = await getTranslations({ locale, namespace: 'editor.options' })
    return field.options.map((value) => {
      const wanted = field.name === 'shift' && value === 'day' ? 'day-shift' : value
      const known = deskOptions.find((one) => one === wanted)
      return { value, label: known ? t(known) : value }
    })
  }
  const [namespace, key] = words
  const t = await getTranslations({ locale, namespace })
  return field.options.map((value) => ({ value, label: messageOrCode(t, `${key}.${value}`, value) }))
}

/** Scenes in the shape of a wide picture, each with a small file of it. */
function listPictures() {
  return [...Object.keys(scenes), ...Object.keys(placedScenes)].flatMap((id) => {
    const picture = findPicture(id)
    const width = picture?.sizes.find((size) => size >= 400) ?? picture?.sizes.at(-1)
    return picture && width !== undefined ? [{ id, address: pictureAddress(picture, width, 'webp') }] : []
  })
}

/** The fields of a kind with what they are called. */
export async function readEntryForm(kind: EntryKind, locale: Locale): Promise<EntryFormTable> {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const { facts, words } = kindFields[kind]
  const hintOf = ({ name, shape }: { name: string; shape: string }): string => {
    const named = hintedFields.find((one) => one === name)
    const shaped = hintedShapes.find((one) => one === shape)
    if (named) return t(`hints.${named}`)
    return shaped ? t(`hints.${shaped}`) : ''
  }
  return {
    facts: await Promise.all(
      facts.map(async (field) => ({
        name: field.name,
        shape: field.shape,
        label: t(`fields.${field.name}`),
        hint: hintOf(field),
        required: 'required' in field && field.required,
        options: await optionLabels(kind, field, locale),
      })),
    ),
    words: words.map((field) => ({ ...field, label: t(`fields.${field.name}`), hint: hintOf(field) })),
    pictures: facts.some(({ shape }) => shape === 'picture') ? listPictures() : [],
  }
}
