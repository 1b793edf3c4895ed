import 'server-only'
import { connection } from 'next/server'
import { applicationQuery, type ApplicationList } from '@/lib/contract/application'
import type { Lang } from '@/lib/contract/common'
import { yearInThailand } from '@/lib/domain/calendar'
import type { SearchParams, WrongKey } from '@/lib/routes/list-state'
import { readApplicationChoice, type ApplicationChoice } from './application-choice'
import { queryApplications, readApplications } from './applications'

type Selection = { list: ApplicationList; choice: ApplicationChoice }

/** The whole chart from its first page on; years are offered once a brand is chosen, so that none is needed here. */
export async function readWholeChart(lang: Lang): Promise<Selection> {
  const [list, choice] = await Promise.all([readApplications(lang), readApplicationChoice(lang, {}, 0)])
  return { list, choice }
}

function readPage(asked: SearchParams): { page: number; wrong: WrongKey[] } {
  const value = [asked.page].flat()[0] ?? ''
  const page = applicationQuery.shape.page.safeParse(value === '' ? undefined : value)
  return page.success ? { page: page.data, wrong: [] } : { page: 1, wrong: [{ key: 'page', value }] }
}

/** What an address narrows the chart to. */
export async function queryChoice(lang: Lang, asked: SearchParams): Promise<ApplicationChoice> {
  await connection()
  return readApplicationChoice(lang, asked, yearInThailand(new Date()))
}

/** The selection that an address names; a page after the last one is the last one. */
export async function querySelection(lang: Lang, asked: SearchParams): Promise<Selection> {
  const { page, wrong } = readPage(asked)
  const choice = await queryChoice(lang, asked)
  const ask = (number: number) => queryApplications({ ...choice.filter, lang, page: number })
  const list = await ask(page)
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize))
  if (page <= pages) return { list, choice: { ...choice, wrong: [...choice.wrong, ...wrong] } }
  const late = { key: 'page', value: String(page) }
  return { list: await ask(pages), choice: { ...choice, wrong: [...choice.wrong, late] } }
}
