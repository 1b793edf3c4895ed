import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** What a list of documents says; `{…}` is filled in by the list. */
export async function readListTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'documents' })
  return {
    kinds: {
      manual: t('kinds.manual'),
      'data-sheet': t('kinds.data-sheet'),
      drawing: t('kinds.drawing'),
      'fitment-list': t('kinds.fitment-list'),
    },
    also: t('list.also'),
    onDemand: t('list.onDemand'),
    updated: t('list.updated', { date: '{date}' }),
    languages: { en: t('list.languages.en'), th: t('list.languages.th'), ja: t('list.languages.ja') },
  }
}
export type ListTexts = Awaited<ReturnType<typeof readListTexts>>

/** What the finder says around the list. */
export async function readFinderTexts(locale: Locale) {
  const [t, list] = await Promise.all([
    getTranslations({ locale, namespace: 'documents.finder' }),
    readListTexts(locale),
  ])
  return {
    list,
    label: t('label'),
    hint: t('hint'),
    kind: t('kind'),
    anyKind: t('anyKind'),
    vehicles: t('vehicles'),
    mine: t('mine', { name: '{name}' }),
    only: t('only', { name: '{name}' }),
    remove: t('remove', { name: '{name}' }),
    found: t('found'),
    count: t('count', { from: '{from}', to: '{to}', total: '{total}' }),
    nothing: t('nothing'),
    nothingHelp: t('nothingHelp'),
    failed: t('failed'),
    retry: t('retry'),
    loading: t('loading'),
    previous: t('previous'),
    next: t('next'),
    pages: t('pages'),
  }
}
export type FinderTexts = Awaited<ReturnType<typeof readFinderTexts>>
