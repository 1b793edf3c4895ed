import { run } from './run'
import { startSite } from './start-site'

/** Resident memory of the site, MB: when it had started, the most while its addresses were visited, and after. */
export type MemoryResult = {
  addresses: number
  /** Known, but not visited in the time given. */
  left: number
  failed: number
  startMb: number
  peakMb: number
  endMb: number
}

const visitors = 4

/** Resident memory of a process in MB. */
export async function residentMb(pid: number): Promise<number> {
  const { output } = await run('ps', ['-o', 'rss=', '-p', String(pid)], { quiet: true })
  return Number(output.trim()) / 1024
}

/** Pages a page links to, as paths; selections in the address are left out, for there is no end of them. */
function listLinks(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g), ([, path]) => path ?? '/').filter(
    (path) => !/^\/(?:_next|api)\/|\.[a-z0-9]+$/.test(path),
  )
}

/**
 * Visits every page that links lead to from the three home pages once, four at a time, and watches the memory of the site's process.
 * `seconds`: no new page is begun after that time.
 */
async function visitAll(origin: string, pid: number, seconds: number): Promise<MemoryResult> {
  const startMb = await residentMb(pid)
  const known = new Set(['/', '/th', '/jp'])
  const queue = known.values()
  const end = performance.now() + seconds * 1000
  let [peakMb, failed, visited] = [startMb, 0, 0]
  const visit = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && performance.now() < end; next = queue.next()) {
      const answer = await fetch(origin + next.value, { headers: { cookie: 'i18n_redirected=en' } })
      for (const link of listLinks(await answer.text())) known.add(link)
      if (!answer.ok) failed += 1
      visited += 1
      if (visited % 50 === 0) peakMb = Math.max(peakMb, await residentMb(pid))
    }
  }
  // A set can be read on while it grows. The first page is visited alone: who finds the queue empty goes home.
  const first = await fetch(`${origin}/`, { headers: { cookie: 'i18n_redirected=en' } })
  for (const link of listLinks(await first.text())) known.add(link)
  await Promise.all(Array.from({ length: visitors }, visit))
  const endMb = await residentMb(pid)
  return { addresses: visited, left: known.size - visited, failed, startMb, peakMb: Math.max(peakMb, endMb), endMb }
}

/** Starts the built site and visits everything there is time for. */
export async function benchMemory(seconds: number): Promise<MemoryResult> {
  const site = await startSite()
  try {
    return await visitAll(site.origin, site.pid, seconds)
  } finally {
    await site.stop()
  }
}
