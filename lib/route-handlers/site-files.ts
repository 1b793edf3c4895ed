import 'server-only'
import { environment, type Environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { localeList } from '@/lib/i18n/locales'
import { answerRequest } from './answer-request'
import { writeLlmsText } from './llms-text'

const dayMs = 86_400_000

/** RFC 9116. It has to end within a year, and is written anew for each caller. */
function writeSecurityText({ SITE_URL, SECURITY_CONTACT }: Environment, now: Date): string {
  const address = (path: string) => new URL(path, SITE_URL).href
  const expires = new Date(now.getTime() + 180 * dayMs).toISOString().slice(0, 10)
  const lines = [
    `Contact: ${SECURITY_CONTACT ?? address('/contactUs')}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${localeList.join(', ')}`,
    `Canonical: ${address('/.well-known/security.txt')}`,
  ]
  return `${lines.join('\n')}\n`
}

type Writer = (settings: Environment, now: Date) => string | Promise<string>
type SiteFile = { type: 'text/plain' | 'text/html' | 'application/xml'; write: Writer }

/** The files that there are with these settings, by name. */
function listFiles({ INDEXNOW_KEY, GOOGLE_VERIFICATION, BING_VERIFICATION }: Environment): Map<string, SiteFile> {
  const files: [name: string | undefined, file: SiteFile][] = [
    ['security.txt', { type: 'text/plain', write: writeSecurityText }],
    ['llms.txt', { type: 'text/plain', write: writeLlmsText }],
    [INDEXNOW_KEY && `${INDEXNOW_KEY}.txt`, { type: 'text/plain', write: () => INDEXNOW_KEY ?? '' }],
    [GOOGLE_VERIFICATION, { type: 'text/html', write: () => `google-site-verification: ${GOOGLE_VERIFICATION ?? ''}` }],
    [
      BING_VERIFICATION && 'BingSiteAuth.xml',
      {
        type: 'application/xml',
        write: () => `<?xml version="1.0"?>\n<users><user>${BING_VERIFICATION ?? ''}</user></users>\n`,
      },
    ],
  ]
  return new Map(files.flatMap(([name, file]) => (name ? [[name, file]] : [])))
}

/** A file that other machines look for at the root of the site; NOT_FOUND for one that is not set up. */
export async function answerSiteFile(request: Request, name: string, now = new Date()): Promise<Response> {
  return answerRequest(request, async () => {
    const settings = environment()
    const file = listFiles(settings).get(name)
    if (!file) throw new ApiError('NOT_FOUND')
    return new Response(await file.write(settings, now), {
      headers: { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
    })
  })
}
