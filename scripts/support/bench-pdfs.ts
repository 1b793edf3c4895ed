import { productIndexSchema } from '@/lib/contract/product'
import { quantile } from './quantile'

/** Times of a page's answers, ms. */
export type Times = { median: number; p95: number; max: number }
export type PdfsResult = { alone: Times; beside: Times; manuals: number; clients: number }

const clients = 8

async function timeAnswer(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return performance.now() - started
}

/** Asks for a page again and again, one request at a time. */
async function timePages(url: string, headers: Record<string, string>, seconds: number): Promise<Times> {
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end;)
    times.push(await timeAnswer(url, headers))
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(...times) }
}

/**
 * How a stored page is answered alone, and while eight clients ask for manuals that nobody has asked for before. The site has to take each
 * client's address from X-Forwarded-For, or the limit of documents ends the measurement.
 */
export async function benchPdfs(
  origin: string,
  page: { path: string; headers: Record<string, string> },
  seconds: number,
): Promise<PdfsResult> {
  const ids = productIndexSchema
    .parse(await (await fetch(`${origin}/api/company/api/products/all`)).json())
    .map(({ id }) => id)
  const alone = await timePages(origin + page.path, page.headers, seconds)
  let asked = 0
  let done = false
  const client = async (number: number): Promise<void> => {
    while (!done) {
      const id = ids[asked++ % ids.length]
      await timeAnswer(`${origin}/api/documents/products/${id}/manual.pdf`, { 'x-forwarded-for': `192.0.2.${number}` })
    }
  }
  const working = Promise.all(Array.from({ length: clients }, (_, i) => client(i + 1)))
  const beside = await timePages(origin + page.path, page.headers, seconds)
  const manuals = asked - clients
  done = true
  await working
  return { alone, beside, manuals, clients }
}
