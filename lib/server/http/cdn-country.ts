const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'] as const

type CdnCountry = { header: (typeof countryHeaders)[number]; country: string }

/** The country a content delivery network in front names, and in which header; anybody else's word is not taken. */
export function readCdnCountry(headers: Headers, { proxied }: { proxied: boolean }): CdnCountry | null {
  if (!proxied) return null
  for (const header of countryHeaders) {
    const country = headers.get(header)
    if (country !== null) return { header, country }
  }
  return null
}
