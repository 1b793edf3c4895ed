import 'server-only'
import { environment } from '@/lib/config/environment'
import { openApiDocument } from '@/lib/server/openapi'
import { mountPath } from './company'

/** The description of the company API under this site's own address. It follows from the build alone, so the build makes it. */
export function answerOpenApiDocument(): Response {
  const { SITE_URL, COMPANY_API_URL } = environment()
  const document = openApiDocument({ serverUrl: new URL(mountPath, SITE_URL).href, gateway: COMPANY_API_URL !== null })
  return Response.json(document, { headers: { 'cache-control': 'public, max-age=300' } })
}
