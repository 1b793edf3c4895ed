import { z } from 'zod'
import { environment } from '@/lib/config/environment'
import { loadEnvironment } from './support/environment'

const most = 10_000

const entries = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner)
const valueOf = (xml: string, name: string) => entries(xml, name)[0]?.replaceAll('&amp;', '&') ?? null

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}

/** Addresses of the site's sitemaps that have changed on a day or since. */
async function listChanged(siteUrl: string, since: string): Promise<string[]> {
  const changed = (xml: string) => (valueOf(xml, 'lastmod') ?? '') >= since
  const index = await read(new URL('/sitemap.xml', siteUrl).href)
  const files = entries(index, 'sitemap').filter(changed)
  const sitemaps = await Promise.all(files.map((file) => read(valueOf(file, 'loc') ?? '')))
  return sitemaps.flatMap((xml) => entries(xml, 'url').filter(changed)).flatMap((url) => valueOf(url, 'loc') ?? [])
}

loadEnvironment()
const { SITE_URL, INDEXNOW_KEY } = environment()
const since = z.iso.date().safeParse(process.argv[2])
if (!since.success || !INDEXNOW_KEY) {
  console.error('Give the first day of the changes, such as "npm run index-now -- 2026-11-01", and set INDEXNOW_KEY.')
  process.exit(1)
}
const urlList = (await listChanged(SITE_URL, since.data)).slice(0, most)
const response =
  urlList.length > 0 &&
  (await fetch('https://api.indexnow.org/indexnow', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(SITE_URL).host, key: INDEXNOW_KEY, urlList }),
  }))
console.log(`${urlList.length} addresses${response === false ? ', nothing sent.' : `: ${response.status}.`}`)
if (response !== false && !response.ok) process.exitCode = 1
