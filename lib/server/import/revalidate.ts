import type { ImportKind } from './columns'

/** Names of the site's cache tags; the route that receives them refuses any other. */
const tagsOf = {
  products: ['products'],
  vehicles: ['vehicles', 'products', 'fitments'],
  fitments: ['fitments', 'products'],
  dealers: ['dealers'],
} as const satisfies Record<ImportKind | 'dealers', readonly string[]>

const timeoutMs = 10_000

/** Tells the running site to refresh stored pages and says, in a sentence, what came of it. Never throws: the data are in already. */
export async function revalidatePages(
  kind: keyof typeof tagsOf,
  { siteUrl, secret }: { siteUrl: string; secret: string | undefined },
): Promise<string> {
  const fallback = 'pages refresh by themselves within an hour.'
  if (!secret) return `REVALIDATE_SECRET is not set: ${fallback}`
  try {
    const response = await fetch(new URL('/api/revalidate', siteUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tagsOf[kind] }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok
      ? 'Stored pages are being refreshed.'
      : `The site refused to refresh its pages (status ${response.status}): ${fallback}`
  } catch {
    return `The site at ${siteUrl} did not answer: ${fallback}`
  }
}
