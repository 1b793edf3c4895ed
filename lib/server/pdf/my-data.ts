import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Lang } from '@/lib/contract/common'
import type { MyData } from '@/lib/contract/my-data'
import { timeZone } from '@/lib/domain/calendar'
import { showPhone } from '@/lib/domain/phone'
import { storedDataIds } from '@/lib/domain/stored-data'
import { colons } from '@/lib/i18n/colons'
import { formatDate, formats } from '@/lib/i18n/formats'
import { homeCountry } from '@/lib/i18n/home-country'
import { languageName } from '@/lib/i18n/language-name'
import { loadMessages } from '@/lib/i18n/messages'
import type { Messages } from '@/lib/i18n/namespaces'
import { list, paragraph, quiet, startSection, subheading } from './kit/blocks'
import { drawFrames } from './kit/frame'
import { ink, page } from './kit/page-style'
import { openSheet, type Sheet } from './kit/sheet'
import { closeSheet, mark } from './kit/structure'

export type MyDataFacts = { kind: 'my-data'; data: MyData; name: string; lang: Lang }

type Texts = Awaited<ReturnType<typeof readTexts>>
type Line = { key: string; value: string }

async function readTexts(lang: Lang) {
  const messages = await loadMessages(lang)
  const shared = { locale: lang, messages, formats, timeZone }
  return {
    t: createTranslator({ ...shared, namespace: 'user.pdf' }),
    user: createTranslator({ ...shared, namespace: 'user.data' }),
    what: createTranslator({ ...shared, namespace: 'policy.data' }),
    isField: (key: string): key is keyof Messages['user']['pdf']['fields'] =>
      Object.hasOwn(messages.user.pdf.fields, key),
  }
}

const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const singular: Record<string, string> = { serials: 'serial', ids: 'id' }

/** Every value below, under the name of its own field: `owner.email` is an e-mail address. */
function linesOf(value: unknown, key = ''): Line[] {
  if (value === null || value === '' || typeof value === 'boolean') return []
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, singular[key] ?? key))
  if (typeof value === 'object') return Object.entries(value).flatMap(([name, one]) => linesOf(one, camel(name)))
  return typeof value === 'string' || typeof value === 'number' ? [{ key, value: String(value) }] : []
}

/** A value as people of the language write it. */
export function shownValue({ key, value }: Line, lang: Lang): string {
  if (key === 'lang') return languageName(value, lang)
  if (/^\+\d+$/.test(value)) return showPhone(value, homeCountry(lang))
  return /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(value) ? formatDate(value, lang) : value
}

function writeRows(sheet: Sheet, rows: readonly Record<string, unknown>[], { t, isField }: Texts): void {
  rows.forEach((row, i) => {
    const lines = linesOf(row).flatMap(({ key, value }) =>
      isField(key) ? [`${t(`fields.${key}`)}${colons[sheet.lang]}${shownValue({ key, value }, sheet.lang)}`] : [],
    )
    if (lines.length === 0) return
    subheading(sheet, t('entry', { number: i + 1 }))
    list(sheet, [...new Set(lines)], 'points')
  })
}

function writePart(sheet: Sheet, { id, tables }: MyData['parts'][number], number: number, texts: Texts): void {
  const known = storedDataIds.find((one) => one === id)
  startSection(sheet, number, known ? texts.what(`${known}.what`) : id)
  const rows = tables.flatMap((table) => table.rows)
  const left = [...new Set(tables.flatMap(({ leftOut }) => (leftOut === null ? [] : [leftOut])))]
  if (rows.length > 0) writeRows(sheet, rows, texts)
  else if (left.length === 0) paragraph(sheet, texts.t('nothing'), quiet)
  for (const reason of left) paragraph(sheet, texts.t('left', { reason: texts.user(`left.${reason}`) }), quiet)
}

/** Everything that is stored about somebody, to read: by the parts of the privacy policy, in the words of its language. It carries personal data; never store it. */
export async function writeMyData({ data, name, lang }: MyDataFacts): Promise<Uint8Array<ArrayBuffer>> {
  const texts = await readTexts(lang)
  const { t } = texts
  const sheet = await openSheet({ lang, title: t('title'), subject: t('title') })
  const width = page.right - page.left
  mark(sheet, 'H1', () => {
    sheet.y += sheet.block(
      t('title'),
      { x: page.left, y: sheet.y, width },
      { size: 24, weight: 'bold', color: ink.black },
    )
  })
  for (const text of [t('lead', { date: formatDate(data.madeAt, lang), name }), t('rest')])
    mark(sheet, 'P', () => {
      sheet.y += 4 + sheet.block(text, { x: page.left, y: sheet.y + 4, width }, { size: 9.5 })
    })
  sheet.y += 12
  data.parts.forEach((part, i) => writePart(sheet, part, i + 1, texts))
  const pageOf = (number: number, total: number) => t('page', { page: number, pages: total })
  drawFrames(sheet, { head: t('title'), foot: name, pageOf }, 'none')
  return closeSheet(sheet)
}
