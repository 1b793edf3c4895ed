import { expect } from 'vitest'
import { startCompany, type CompanyProcess } from './company-process'

type Form = { key: string }

/** Sends forms ten at a time; answers what was acknowledged, by key. `afterEach` may end the server. */
async function sendAll(
  url: string,
  forms: readonly Form[],
  read: (answer: unknown) => string,
  afterEach: (done: number) => void = () => undefined,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  const queue = [...forms]
  const work = async () => {
    for (let form = queue.shift(); form; form = queue.shift()) {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(form) }).catch(() => null)
      if (!answer?.ok) continue
      acknowledged.set(form.key, read(await answer.json().catch(() => null)))
      afterEach(acknowledged.size)
    }
  }
  await Promise.all(Array.from({ length: 10 }, () => work().catch(() => undefined)))
  return acknowledged
}

/**
 * Ends the company with SIGKILL while forms are sent, starts it again on the same file, sends all of them once more, and holds it to what it acknowledged:
 * nothing is lost, and each key has the answer it had.
 */
export async function sendThroughKill(
  file: string,
  {
    path,
    forms,
    killAfter,
    read,
  }: { path: string; forms: readonly Form[]; killAfter: number; read: (answer: unknown) => string },
): Promise<void> {
  let server: CompanyProcess | undefined
  const start = async () => {
    server = await startCompany(file)
    return `${server.origin}/${path}`
  }
  try {
    const before = await sendAll(await start(), forms, read, (done) => {
      if (done === killAfter) server?.kill()
    })
    expect(before.size).toBeGreaterThanOrEqual(killAfter)
    expect(before.size).toBeLessThan(forms.length)
    const after = await sendAll(await start(), forms, read)
    expect(after.size).toBe(forms.length)
    for (const [key, answer] of before) expect(after.get(key)).toBe(answer)
  } finally {
    server?.kill()
  }
}
