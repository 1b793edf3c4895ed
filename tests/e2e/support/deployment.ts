import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Edit = (text: string) => string

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The site at an address of its own, where a file can be changed while pages are open: Playwright does not see what a worker is made of. */
export async function startDeployment(first: string) {
  const edits = new Map<string, Edit>()
  const missing: string[] = []
  let origin = first
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
      for (const name of [
        'host',
        'connection',
        'accept-encoding',
        'content-length',
        'if-none-match',
        'if-modified-since',
      ])
        headers.delete(name)
      const body = method === 'POST' ? new Uint8Array(await bodyOf(request)) : null
      const answer = await fetch(origin + url, { method, headers, redirect: 'manual', body })
      if (answer.status === 404) missing.push(url)
      const edit = edits.get(url)
      const sent = edit ? Buffer.from(edit(await answer.text())) : Buffer.from(await answer.arrayBuffer())
      const own = [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(own)).end(sent)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Another version of the site answers from now on. */
    replace: (next: string) => (origin = next),
    /** What was asked for and is not there. */
    missing,
    edit: (path: string, change: Edit) => edits.set(path, change),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
