import { everyKind } from './support/page-kinds'
import { expect, knowLanguage, test } from './support/test'

const headers = { cookie: 'i18n_redirected=en' }
const always = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
}

for (const path of [
  '/',
  '/th/products',
  '/products/list?sort=name',
  '/search?q=gtx',
  '/no-such-page',
  '/services/productCode',
  '/th/services/warranty/register',
  '/jp/appointment/manage',
  '/api/health',
  '/api/company/api/vehicles/types',
]) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const found = (await request.get(path, { headers })).headers()
    for (const [name, expected] of Object.entries(always)) expect.soft(found[name], name).toMatch(expected)
    expect(found).not.toHaveProperty('x-powered-by')
  })
}

test('a stored page names the hashes of its scripts, in a policy without unsafe-inline', async ({ request }) => {
  const answer = await request.get('/products', { headers })
  const policies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value)
  const own = policies.find((value) => value.includes("'sha256-"))
  expect(own).toMatch(/script-src 'self' 'sha256-/)
  expect(own?.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
})

test('a script put into a stored page does not run', async ({ page, complaints, allowComplaints }) => {
  allowComplaints()
  await knowLanguage(page, 'en')
  await page.goto('/products')
  expect(complaints).toEqual({ policy: [], errors: [] })
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.body.append(script)
  })
  await expect.poll(() => complaints.policy.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dataset.injected)).toBeUndefined()
})

test('a page rendered per request runs scripts with its nonce only', async ({
  page,
  request,
  complaints,
  allowComplaints,
}) => {
  allowComplaints()
  const nonces = await Promise.all(
    [1, 2].map(
      async () =>
        /'nonce-([^']+)'/.exec(
          (await request.get('/products/list?sort=name', { headers })).headers()['content-security-policy'] ?? '',
        )?.[1],
    ),
  )
  expect(nonces[0]).toBeTruthy()
  expect(nonces[0]).not.toBe(nonces[1])
  await knowLanguage(page, 'en')
  await page.goto('/products/list?sort=name')
  expect(complaints).toEqual({ policy: [], errors: [] })
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.body.append(script)
  })
  await expect.poll(() => complaints.policy.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dataset.injected)).toBeUndefined()
})

for (const path of [
  '/',
  '/th',
  '/jp',
  '/products',
  '/products/list',
  '/search?q=PCX',
  '/products/compare',
  '/no-such-page',
]) {
  test(`nothing of ${path} is refused by its own policy`, async ({ page, complaints }) => {
    await knowLanguage(page, 'en')
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(complaints.policy).toEqual([])
  })
}

test('nothing of a page that fills itself is refused by its own policy', async ({ page, complaints, baseURL }) => {
  await knowLanguage(page, 'en')
  for (const { path } of (await everyKind(baseURL ?? '')).filter((kind) => kind.fills)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(complaints.policy, path).toEqual([])
  }
})

test('only the widget may be shown in a frame of another site', async ({ request }) => {
  for (const prefix of ['', '/th', '/jp']) {
    const answer = await request.get(`${prefix}/fork-upgrade-kit/embed`, { headers })
    const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    expect(policies.length).toBeGreaterThan(0)
    for (const { value } of policies) expect(value).toContain('frame-ancestors *')
  }
})
