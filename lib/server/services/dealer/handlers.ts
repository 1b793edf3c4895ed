import type { Lang, LocalizedText } from '@/lib/contract/common'
import { dealerKinds, dealerSizes, type dealerEndpoints, type Dealer, type Option } from '@/lib/contract/dealer'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import type { ServiceContext } from '@/lib/server/services/context'
import { kindNames, sizeNames } from './names'
import { toDealer } from './rows'

/** Marks, case and blanks aside, so that "khonkaen" finds Khon Kaen. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,.-]+/g, '')
}

async function readDealers({ db }: ServiceContext, lang: Lang, province: string | undefined): Promise<Dealer[]> {
  let query = db.selectFrom('dealer').selectAll()
  if (province) query = query.where('province', '=', province)
  const rows = await query.execute()
  // Collation differs by engine, so the order is made here.
  return rows
    .map((row) => toDealer(row, lang))
    .sort(
      (a, b) =>
        a.province.name.localeCompare(b.province.name, lang) ||
        a.name.localeCompare(b.name, lang) ||
        a.id.localeCompare(b.id),
    )
}

async function countBy(
  { db }: ServiceContext,
  lang: Lang,
  column: 'kind' | 'size',
  names: Readonly<Record<string, LocalizedText>>,
  ids: readonly string[],
): Promise<Option[]> {
  const rows = await db
    .selectFrom('dealer')
    .select((eb) => [eb.ref(column).as('id'), eb.fn.countAll<number>().as('count')])
    .groupBy(column)
    .execute()
  return ids.map((id) => ({
    id,
    name: names[id]?.[lang] ?? id,
    dealerCount: Number(rows.find((row) => row.id === id)?.count ?? 0),
  }))
}

export const dealerHandlers: HandlersOf<typeof dealerEndpoints> = {
  async getServiceCenter({ lang, q, province, line, capability, limit }, context) {
    const words = plain(q ?? '')
    const dealers = await readDealers(context, lang, province)
    return dealers
      .filter(
        (dealer) => (!line || dealer.lines.includes(line)) && (!capability || dealer.capabilities.includes(capability)),
      )
      .filter(
        (dealer) => words === '' || plain(`${dealer.name} ${dealer.address} ${dealer.province.name}`).includes(words),
      )
      .slice(0, limit)
  },
  getDistributorType: ({ lang }, context) => countBy(context, lang, 'kind', kindNames, dealerKinds),
  getDistributorSize: ({ lang }, context) => countBy(context, lang, 'size', sizeNames, dealerSizes),
}
