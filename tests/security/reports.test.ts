import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { caseSentSchema } from '@/lib/contract/case'
import { endpoints } from '@/lib/contract/endpoints'
import { startSite, type Site } from './support/site'

const address = '2001:db8:5ec:7e7::17'
const happened = 'The endurance test was left out and its record written afterwards.'

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'debug', TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => site.stop())

const call = (operation: 'sendCase' | 'getCase' | 'replyToCase', input: object) =>
  site.ask(`/api/company/${endpoints[operation].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(input),
  })

it('who reports wrongdoing is in no log and in no row: neither the address nor a word, also where a call fails', async () => {
  const report = {
    lang: 'en',
    key: randomUUID(),
    form: 'report',
    answers: { about: 'safety', happened },
    guard: { website: '', elapsedMs: 60_000 },
  }
  expect((await call('sendCase', { ...report, answers: { happened } })).status).toBe(400)
  const sent = caseSentSchema.parse(JSON.parse((await call('sendCase', report)).text))
  const open = { caseKey: sent.key, lang: 'en' }
  expect((await call('replyToCase', { ...open, key: randomUUID(), text: happened })).status).toBe(200)
  expect((await call('getCase', open)).status).toBe(200)
  expect((await call('getCase', { ...open, caseKey: 'A'.repeat(25) })).status).toBe(404)

  const kept = await Promise.all(
    [site.database, `${site.database}-wal`].map((file) => readFile(file).catch(() => Buffer.alloc(0))),
  )
  const rows = Buffer.concat(kept)
  expect(rows.includes(sent.number)).toBe(true)
  expect(site.log()).toContain('"operation":"replyToCase"')
  for (const secret of [address, address.replace(/::17$/, ''), happened, sent.key]) {
    expect(site.log()).not.toContain(secret)
    expect(rows.includes(secret)).toBe(false)
  }
})
