import type { Lang, LocalizedText } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { dealerKinds, dealerSizes, type dealerEndpoints, type Option } from '@/lib/contract/dealer'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import type { ServiceContext } from '@/lib/server/services/context'
import { readOwnWords } from '@/lib/server/services/dealer-corner/values'
import { kindNames, sizeNames } from './names'
import { findDealers } from './find-dealers'
import { getDealerProvinces } from './provinces'
import { readDealers } from './read-dealers'

/** Marks, case and blanks aside, so that "khonkaen" finds Khon Kaen. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,.-]+/g, '')
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
    const dealers = await readDealers(context.db, { lang, province })
    return dealers
      .filter(
        (dealer) => (!line || dealer.lines.includes(line)) && (!capability || dealer.capabilities.includes(capability)),
      )
      .filter(
        (dealer) => words === '' || plain(`${dealer.name} ${dealer.address} ${dealer.province.name}`).includes(words),
      )
      .slice(0, limit)
  },
  async getDealer({ lang, id }, { db }) {
    const [dealer] = await readDealers(db, { lang, id })
    if (!dealer) throw new ApiError('NOT_FOUND', { message: `dealer ${id}` })
    const { about, pictures } = await readOwnWords(db, id)
    // Written in one language alone, it is better than nothing in the others.
    return { ...dealer, about: about[lang] || about.th || about.en || null, pictures }
  },
  getDealerProvinces,
  findDealers,
  getDistributorType: ({ lang }, context) => countBy(context, lang, 'kind', kindNames, dealerKinds),
  getDistributorSize: ({ lang }, context) => countBy(context, lang, 'size', sizeNames, dealerSizes),
}
