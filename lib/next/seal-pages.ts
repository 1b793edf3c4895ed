import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { policyForPage } from '../config/csp.mjs'
import { endHeadersOf } from './page-end.mjs'
import { arrangeScripts, statusOf } from './stored-scripts.mjs'

const metaSchema = z.looseObject({
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  postponed: z.unknown().optional(),
})

/** Path a visitor sees for `server/app/en/products/a.meta`: `/en/products/a`. */
function pathOf(directory: string, file: string): string {
  return `/${path
    .relative(directory, file)
    .replace(/\.meta$/, '')
    .split(path.sep)
    .join('/')}`
}

async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

async function sealPage(directory: string, file: string, siteUrl: string | undefined): Promise<boolean> {
  const page = file.replace(/\.meta$/, '.html')
  const html = arrangeScripts(await readFile(page, 'utf8').catch(() => ''))
  const meta = metaSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  // A page with a hole is completed on each request; middleware gives that one a nonce.
  if (html === '' || meta.postponed != null) return false
  meta.headers = {
    ...meta.headers,
    ...endHeadersOf(html),
    'content-security-policy': await policyForPage(html, { path: pathOf(directory, file), siteUrl }),
  }
  const status = statusOf(html)
  if (status !== null) meta.status = status
  await replaceFile(page, html)
  await replaceFile(file, JSON.stringify(meta))
  return true
}

/**
 * Arranges the scripts of every page the build prerendered, and writes its content security policy into the headers Next keeps beside it.
 * @param directory the build's `server/app`
 * @returns number of pages that now carry a policy
 */
export async function sealPages(
  directory: string,
  siteUrl: string | undefined = process.env.SITE_URL,
): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.meta'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  let sealed = 0
  for (const file of files) if (await sealPage(directory, file, siteUrl)) sealed += 1
  return sealed
}
