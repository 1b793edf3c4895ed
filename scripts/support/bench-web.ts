import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../find-program'
import { residentMb } from './bench-memory'
import { benchPdfs, type PdfsResult } from './bench-pdfs'
import { freePort } from './free-port'
import { startSite } from './start-site'
import { load, startServer, type Server } from './web-load'

/** One line of the result: what, how many requests a second (null = could not be measured, with the reason). */
export type WebRow = { name: string; perSecond: number | null; note: string }

const page = '/products'
const known = { cookie: 'i18n_redirected=en' }

/** The shipped configuration in a folder of its own, and beside the site one file: the page as it is. */
async function startNginx(program: string, folder: string, site: Server): Promise<Server & { file: string }> {
  const [port, filePort] = [await freePort(), await freePort()]
  const shipped = await readFile('deploy/nginx.conf', 'utf8')
  const upstream = await readFile('deploy/upstream.conf', 'utf8')
  const configuration = path.join(folder, 'nginx.conf')
  await mkdir(path.join(folder, '.cache'))
  // Started by root, nginx works as another user, who has to get in.
  await chmod(folder, 0o755)
  await writeFile(path.join(folder, 'page.html'), await bodyOf(site.origin))
  await writeFile(path.join(folder, 'upstream.conf'), upstream.replace('127.0.0.1:3000', new URL(site.origin).host))
  await writeFile(
    configuration,
    shipped
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('  server {', `  server { listen 127.0.0.1:${filePort}; root ${folder}; }\n  server {`),
  )
  const nginx = await startServer(program, ['-p', folder, '-c', configuration, '-g', 'daemon off;'], port)
  return { ...nginx, file: `http://127.0.0.1:${filePort}/page.html` }
}

async function bodyOf(origin: string): Promise<string> {
  const answer = await fetch(origin + page, { headers: known, redirect: 'manual' })
  if (!answer.ok) throw new Error(`${page} answers ${answer.status}`)
  return answer.text()
}

async function nginxRows(folder: string, site: Server, seconds: number): Promise<WebRow[]> {
  const [stored, asFile] = ["the same page from nginx's store", 'the same bytes as a file of nginx']
  const program = findProgram('nginx')
  if (program === null)
    return [stored, asFile].map((name) => ({ name, perSecond: null, note: 'nginx is not installed' }))
  const nginx = await startNginx(program, folder, site)
  try {
    const same = (await bodyOf(nginx.origin)) === (await bodyOf(site.origin))
    const { perSecond, tool } = await load(nginx.origin + page, known, seconds)
    const file = await load(nginx.file, {}, seconds)
    const ratio = `${(perSecond / file.perSecond).toFixed(2)} of the file's rate`
    return [
      { name: stored, perSecond, note: `${tool}, ${ratio}${same ? '' : ', but the bytes differ'}` },
      { name: asFile, perSecond: file.perSecond, note: file.tool },
    ]
  } finally {
    await nginx.stop()
  }
}

/** Starts the built site on 127.0.0.1 and measures one stored page in three ways, one after the other, and then beside manuals being made. */
export async function benchWeb(
  seconds: number,
): Promise<{ rows: WebRow[]; pdfs: PdfsResult; memoryMb: number; pageBytes: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-web-'))
  // Manuals carry the site's address, so that those of another port have not been made before.
  const site = await startSite()
  try {
    const pageBytes = Buffer.byteLength(await bodyOf(site.origin))
    const without = await load(site.origin + page, known, seconds)
    const through = await load(site.origin + page, { 'accept-language': 'en-US' }, seconds)
    const rows: WebRow[] = [
      { name: 'stored page, no middleware (language cookie)', perSecond: without.perSecond, note: without.tool },
      { name: 'stored page through middleware (first visit)', perSecond: through.perSecond, note: through.tool },
      ...(await nginxRows(folder, site, seconds)),
    ]
    const pdfs = await benchPdfs(site.origin, { path: page, headers: known }, seconds)
    return { rows, pdfs, memoryMb: await residentMb(site.pid), pageBytes }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
