import { countries } from 'countries-list'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { dealerSizeSchema } from '@/lib/contract/dealer'
import { distributorKindSchema, type Distributor, type distributorEndpoints } from '@/lib/contract/distributor'
import { continentCodes } from '@/lib/contract/site'
import { showPhone } from '@/lib/domain/phone'
import type { Database } from '@/lib/server/db/schema'
import type { DistributorTable } from '@/lib/server/db/tables/dealers'
import { isCountry, regionName } from '@/lib/server/services/location'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { toSlug } from '@/lib/utils/slug'
import { linesSchema } from './rows'

const textsSchema = z.array(z.string())

function toCountry(code: string, lang: Lang) {
  const name = isCountry(code) ? countries[code].name : code
  return { code, name: regionName(code, lang), slug: toSlug(name) }
}

/** A stored distributor as the contract has it, in one language. Throws when a row does not keep the contract. */
function toDistributor(row: DistributorTable, lang: Lang): Distributor {
  return {
    id: row.id,
    code: row.code,
    kind: distributorKindSchema.parse(row.kind),
    size: dealerSizeSchema.parse(row.size),
    name: row.name,
    continent: isCountry(row.country) ? countries[row.country].continent : 'AN',
    country: toCountry(row.country, lang),
    territory: textsSchema.parse(JSON.parse(row.territory)).map((code) => toCountry(code, lang)),
    exclusive: row.exclusive === 1,
    lines: linesSchema.parse(JSON.parse(row.lines)),
    languages: textsSchema.parse(JSON.parse(row.languages)),
    city: row.city,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    phones: textsSchema.parse(JSON.parse(row.phones)).map((phone) => showPhone(phone)),
    email: row.email,
    web: row.web,
    sample: row.sample === 1,
  }
}

const rank = ({ continent }: Distributor) => continentCodes.indexOf(continent)

/** Every distributor, in no order. */
export async function readDistributors(db: Kysely<Database>, lang: Lang): Promise<Distributor[]> {
  const rows = await db.selectFrom('distributor').selectAll().execute()
  return rows.map((row) => toDistributor(row, lang))
}

export const distributorHandlers: HandlersOf<typeof distributorEndpoints> = {
  async getWorldDistributors({ lang, continent, country }, { db }) {
    const distributors = await readDistributors(db, lang)
    return distributors
      .filter(
        (one) =>
          (!continent || one.continent === continent) &&
          (!country || one.territory.some(({ code }) => code === country)),
      )
      .sort(
        (a, b) =>
          rank(a) - rank(b) ||
          a.country.name.localeCompare(b.country.name, lang) ||
          a.name.localeCompare(b.name) ||
          a.id.localeCompare(b.id),
      )
  },
}
