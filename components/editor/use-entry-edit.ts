'use client'

import { useState } from 'react'
import type { EntryData } from '@/lib/contract/editor'
import type { TranslationLang } from '@/lib/contract/editor-words'
import type { FactValue } from '@/lib/domain/editor/fields'

type Confirmed = { lang: TranslationLang; field: string }

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What is typed over an entry, and which translations are said to be right still although the English has changed. */
export function useEntryEdit(saved: EntryData) {
  const [data, setData] = useState(saved)
  const [stillRight, setStillRight] = useState<readonly Confirmed[]>([])

  const say = (language: keyof EntryData['words'], field: string, text: string) =>
    setData({ ...data, words: { ...data.words, [language]: { ...data.words[language], [field]: text } } })
  const set = (field: string, value: FactValue) => setData({ ...data, facts: { ...data.facts, [field]: value } })
  const confirm = (lang: TranslationLang, field: string, right: boolean) => {
    const others = stillRight.filter((one) => one.field !== field || one.lang !== lang)
    setStillRight(right ? [...others, { lang, field }] : others)
  }
  const isConfirmed = (lang: TranslationLang, field: string) =>
    stillRight.some((one) => one.field === field && one.lang === lang)
  const changed = !isSame(data, saved) || stillRight.length > 0
  return { data, stillRight, changed, say, set, confirm, isConfirmed }
}
