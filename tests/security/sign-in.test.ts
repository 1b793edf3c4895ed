import '@/tests/support/environment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCookies } from '@/lib/auth/cookies'
import { cookieNames } from '@/lib/config/browser-keys'
import { endpoints } from '@/lib/contract/endpoints'
import { sampleAccounts } from '@/lib/server/seed/accounts'
import { startSite, type Site } from './support/site'

const customer = sampleAccounts[0]
const known = { username: customer.email, password: customer.password }
// Each test is another visitor: limits count them.
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-forwarded-for': '' }
let visitors = 0
beforeEach(() => {
  visitors += 1
  own['x-forwarded-for'] = `203.0.113.${visitors}`
})

type Jar = Map<string, string>
type Answer = Awaited<ReturnType<Site['ask']>>

let site: Site
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => site.stop())

const written = ({ headers }: Answer): string[] => [headers['set-cookie'] ?? []].flat()

/** Keeps what an answer sets, as a browser does. */
function keep(jar: Jar, answer: Answer): Answer {
  for (const cookie of written(answer)) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
    if (/Max-Age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
  return answer
}

const cookieOf = (jar: Jar) => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })

async function post(jar: Jar, path: string, body: object, headers: Record<string, string> = own): Promise<Answer> {
  const sent = { ...own, ...headers, ...cookieOf(jar) }
  return keep(jar, await site.ask(`/api/auth/${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) }))
}

async function formProof(jar: Jar): Promise<string> {
  const answer = keep(jar, await site.ask('/api/auth/csrf', { headers: { ...own, ...cookieOf(jar) } }))
  return (JSON.parse(answer.text) as { csrfToken: string }).csrfToken
}

async function signedIn(): Promise<Jar> {
  const jar: Jar = new Map()
  const answer = await post(jar, 'callback/local', { ...known, csrfToken: await formProof(jar) })
  expect(answer.status).toBe(200)
  return jar
}

async function whoIs(jar: Jar): Promise<unknown> {
  const answer = keep(jar, await site.ask('/api/auth/session', { headers: { ...own, ...cookieOf(jar) } }))
  return (JSON.parse(answer.text) as { user: unknown }).user
}

const openUserPage = (jar: Jar, path = '/th/user') =>
  site.ask(path, { headers: { accept: 'text/html', cookie: `i18n_redirected=th; ${cookieOf(jar).cookie}` } })

describe('signing in', () => {
  it('leaves tokens that no script reads, and a time that one may', async () => {
    const jar: Jar = new Map()
    const answer = await post(jar, 'callback/local', { ...known, csrfToken: await formProof(jar) })
    expect(answer.headers['cache-control']).toBe('no-store')
    const cookies = new Map(written(answer).map((cookie) => [cookie.split('=')[0], cookie]))
    for (const id of ['sign-in', 'sign-in-renewal'] as const)
      expect(cookies.get(cookieNames[id])).toMatch(/; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly/)
    expect(cookies.get(cookieNames['sign-in-expiry'])).not.toContain('HttpOnly')
    expect(answer.text).toBe('{"signed_in":true,"recovery_codes":[]}')
    expect(await whoIs(jar)).toMatchObject({ email: customer.email })
  })

  it('is another session each time: nothing that was there before is taken over', async () => {
    const jar: Jar = new Map([
      [cookieNames['sign-in'], 'planted'],
      [cookieNames['sign-in-renewal'], 'planted-planted-planted'],
    ])
    await post(jar, 'callback/local', { ...known, csrfToken: await formProof(jar) })
    expect(jar.get(cookieNames['sign-in-renewal'])).not.toBe((await signedIn()).get(cookieNames['sign-in-renewal']))
    expect([...jar.values()]).not.toContain('planted')
  })

  it.each([
    ['without the proof of its form', { ...known }, {}, 403],
    ['with the proof of another browser', { ...known, csrfToken: 'a'.repeat(64) }, {}, 403],
    ['from another site', known, { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another site of the same domain', known, { 'sec-fetch-site': 'same-site' }, 403],
    ['with nothing', {}, {}, 400],
  ])('is refused %s', async (_how, body, headers, status) => {
    const jar: Jar = new Map()
    const proof = await formProof(jar)
    const sent = status === 403 ? body : { ...body, csrfToken: proof }
    expect((await post(jar, 'callback/local', sent, headers)).status).toBe(status)
    expect(jar.has(cookieNames['sign-in'])).toBe(false)
  })

  it('answers a wrong password and an unknown address alike, and repeats nothing of them', async () => {
    const answers = []
    for (const typed of [
      { ...known, password: 'wrong-wrong-1' },
      { username: 'nobody@example.com', password: 'wrong-wrong-1' },
    ]) {
      const jar: Jar = new Map()
      const answer = await post(jar, 'callback/local', { ...typed, csrfToken: await formProof(jar) })
      expect(answer.text).not.toContain('wrong-wrong-1')
      answers.push([answer.status, (JSON.parse(answer.text) as { error: { code: string } }).error.code])
    }
    expect(answers).toEqual([
      [401, 'INVALID_CREDENTIALS'],
      [401, 'INVALID_CREDENTIALS'],
    ])
  })

  it.each(['signin', 'error', 'providers', '_log', 'callback/google', 'callback/local/x', 'verify-request'])(
    'knows no /api/auth/%s',
    async (path) => {
      for (const method of ['GET', 'POST'])
        expect(
          (await site.ask(`/api/auth/${path}`, { method, headers: own, ...(method === 'POST' && { body: '{}' }) }))
            .status,
        ).toBe(404)
    },
  )
})

describe('a session', () => {
  it('is the company’s for every call of this site’s pages, and of no other', async () => {
    const jar = await signedIn()
    const me = (headers: Record<string, string>) =>
      site.ask('/api/company/api/ApiUser/Me', { headers: { ...cookieOf(jar), ...headers } })
    expect((await me({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await me({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    const change = (headers: Record<string, string>) =>
      site.ask(`/api/company/${endpoints.revokeAllTokens.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...cookieOf(jar), ...headers },
        body: '{}',
      })
    expect((await change({ origin: 'https://evil.example' })).status).toBe(401)
    expect((await change({})).status).toBe(401)
    expect((await change({ origin: site.origin })).status).toBe(200)
    expect(await whoIs(jar)).toBeNull()
  })

  it('survives calls that renew at the same time, and a page that does', async () => {
    const jar = await signedIn()
    const before = new Map(jar)
    const renewed = await Promise.all(Array.from({ length: 6 }, () => post(new Map(before), 'renew', {})))
    expect(renewed.map(({ status }) => status)).toEqual(Array(6).fill(200))
    renewed.forEach((answer) => keep(jar, answer))
    jar.set(cookieNames['sign-in-expiry'], '1')
    const sent = await openUserPage(jar)
    expect([sent.status, sent.headers.location]).toEqual([
      307,
      expect.stringMatching(/\/api\/auth\/renew\?to=%2Fth%2Fuser$/),
    ])
    const back = keep(jar, await site.ask('/api/auth/renew?to=%2Fth%2Fuser', { headers: cookieOf(jar) }))
    expect([back.status, back.headers.location]).toEqual([303, '/th/user'])
    expect((await openUserPage(jar)).status).toBe(200)
    expect(await whoIs(jar)).toMatchObject({ email: customer.email })
  })

  it('is over everywhere once it is signed out, also for who kept the cookies', async () => {
    const jar = await signedIn()
    const stolen = new Map(jar)
    expect((await post(jar, 'signout', {})).status).toBe(200)
    expect([...jar.keys()]).toEqual([cookieNames['sign-in-form']])
    expect(await whoIs(stolen)).toBeNull()
    expect([...stolen.keys()]).toEqual([cookieNames['sign-in-form']])
  })

  it('that was ended on another device leads to sign-in, and from there back to the page', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    await site.ask(`/api/company/${endpoints.revokeAllTokens.path}`, {
      method: 'POST',
      headers: { ...own, ...cookieOf(there) },
      body: '{}',
    })
    const answer = await openUserPage(here, '/th/user/garage')
    expect([answer.status, answer.headers.location]).toEqual([307, '/th/login?redirect=%2Fth%2Fuser%2Fgarage'])
    expect(answer.text).not.toContain(customer.email)
  })

  it.each(['/th/desk', '/th/desk/case/R-2345-2345', '/th/desk/statistics', '/th/user/dealer'])(
    'finds nothing at %s, which is for other roles',
    async (path) => {
      expect((await openUserPage(await signedIn(), path)).status).toBe(404)
    },
  )

  it.each([
    ['a forged token', { [cookieNames['sign-in']]: 'forged' }],
    ['a forged way to renew', { [cookieNames['sign-in-renewal']]: 'forged-forged-forged-forged' }],
    ['an empty token', { [cookieNames['sign-in']]: '' }],
    ['all of them, and rubbish', { ...Object.fromEntries(Object.values(cookieNames).map((name) => [name, '%zz|é'])) }],
  ])('%s opens nothing and locks nobody out', async (_what, cookies) => {
    const jar: Jar = new Map(Object.entries(cookies).map(([name, value]) => [name, encodeURI(value)]))
    let answer = await openUserPage(jar)
    for (let step = 0; step < 4 && answer.headers.location; step += 1) {
      keep(jar, answer)
      const { pathname, search } = new URL(answer.headers.location, site.origin)
      answer = await openUserPage(jar, pathname + search)
    }
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(customer.email)
    expect(await whoIs(new Map(jar))).toBeNull()
    const login = await openUserPage(
      new Map([...jar].filter(([name]) => name !== cookieNames['sign-in-renewal'])),
      '/th/login',
    )
    expect([login.status, login.text.includes('id="account-username"')]).toEqual([200, true])
    await post(jar, 'callback/local', { ...known, csrfToken: await formProof(jar) })
    expect(await whoIs(jar)).toMatchObject({ email: customer.email })
  })

  it.each([
    '//evil.example',
    '/%2F%2Fevil.example',
    '/a/..//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'x',
  ])('never leads to %s', async (to) => {
    const answer = await site.ask(`/api/auth/renew?to=${encodeURIComponent(to)}`, { headers: own })
    expect([answer.status, answer.headers.location]).toEqual([303, '/'])
  })

  it('changes nothing of a stored page', async () => {
    const jar = await signedIn()
    const [guest, user] = [
      await site.ask('/th/products', { headers: { accept: 'text/html', cookie: 'i18n_redirected=th' } }),
      await openUserPage(jar, '/th/products'),
    ]
    expect(user.text).toBe(guest.text)
    expect(written(user)).toEqual([])
  })
})

/** What another site of the same domain can do: cookies of our names that no answer of ours can take away. A longer path comes first, a later one of ours last. */
describe.each(['first', 'last'] as const)('cookies that another site of the domain has planted, sent %s', (place) => {
  const names = Object.values(cookieNames).filter((name) => name !== cookieNames.language)
  const rubbish = names.map((name) => `${name}=planted-planted-planted-planted`).join('; ')
  const withPlanted = (jar: Jar) => {
    const { cookie } = cookieOf(jar)
    return { cookie: (place === 'first' ? [rubbish, cookie] : [cookie, rubbish]).filter(Boolean).join('; ') }
  }
  const me = (jar: Jar) => site.ask('/api/company/api/ApiUser/Me', { headers: { ...own, ...withPlanted(jar) } })
  const open = (jar: Jar, path: string) =>
    site.ask(path, { headers: { accept: 'text/html', cookie: `i18n_redirected=th; ${withPlanted(jar).cookie}` } })
  /** As a browser follows, with what was planted each time. */
  async function follow(jar: Jar, path: string): Promise<Answer> {
    let answer = keep(jar, await open(jar, path))
    for (let step = 0; step < 4 && answer.headers.location; step += 1) {
      const { pathname, search } = new URL(answer.headers.location, site.origin)
      answer = keep(jar, await open(jar, pathname + search))
    }
    return answer
  }

  it('do not hide a session: its pages, its calls, its renewal', async () => {
    const jar = await signedIn()
    expect((await me(jar)).status).toBe(200)
    const page = await follow(jar, '/th/user/settings')
    expect([page.status, page.text.includes(customer.email)]).toEqual([200, true])
    const renewed = keep(
      jar,
      await site.ask('/api/auth/renew', { method: 'POST', headers: { ...own, ...withPlanted(jar) }, body: '{}' }),
    )
    expect([renewed.status, (await me(jar)).status]).toEqual([200, 200])
  })

  it('do not keep a session from being ended', async () => {
    const jar = await signedIn()
    const stolen = new Map(jar)
    await site.ask('/api/auth/signout', { method: 'POST', headers: { ...own, ...withPlanted(jar) }, body: '{}' })
    expect(await whoIs(stolen)).toBeNull()
  })

  it('send nobody in circles, and lock nobody out', async () => {
    const jar: Jar = new Map()
    const login = await follow(jar, '/th/login')
    expect([login.status, login.text.includes('id="account-username"')]).toEqual([200, true])
    const user = await follow(jar, '/th/user')
    expect([user.status, user.text.includes(customer.email)]).toEqual([200, false])
    const { csrfToken } = JSON.parse(
      keep(jar, await site.ask('/api/auth/csrf', { headers: { ...own, ...withPlanted(jar) } })).text,
    ) as { csrfToken: string }
    // The proof of the form is the youngest of its name from then on, so it stands last wherever the others do.
    const headers = { ...own, cookie: [rubbish, cookieOf(jar).cookie].join('; ') }
    const body = JSON.stringify({ ...known, csrfToken })
    expect(keep(jar, await site.ask('/api/auth/callback/local', { method: 'POST', headers, body })).status).toBe(200)
    expect((await me(jar)).status).toBe(200)
  })
})

it('cookies are read as browsers write them, the last of a name first', () => {
  const read = (name: string) => readCookies('a=1; auth=; b=x=y; a=2; a=1', name)
  expect([read('a'), read('auth'), read('b'), read('c')]).toEqual([['1', '2'], [], ['x=y'], []])
})
