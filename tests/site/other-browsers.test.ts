import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { findChromium } from '@/scripts/find-chromium'
import { findFirefox, findWebKit } from '@/scripts/find-other-browsers'
import { startSite, type Site } from '@/tests/security/support/site'
import { photoWithPlace } from '@/tests/e2e/support/warranty'
import { isLong } from '@/tests/support/long'
import type { Engine } from './support/browsers/engine'
import { journeys } from './support/browsers/journeys'
import { startWithPuppeteer } from './support/browsers/puppeteer'
import { visitorWith } from './support/browsers/visitor'
import { startWebKit } from './support/browsers/webkit'

const [chromium, firefox, webKit] = [findChromium(), findFirefox(), findWebKit()]
const none = () => Promise.reject(new Error('Not on this machine.'))

const browsers: { name: string; isHere: boolean; start: () => Promise<Engine> }[] = [
  {
    name: 'Chromium',
    isHere: chromium !== null,
    start: () =>
      chromium
        ? startWithPuppeteer({ executablePath: chromium.path, args: ['--no-sandbox', '--disable-gpu', '--lang=en-US'] })
        : none(),
  },
  {
    name: 'Firefox',
    isHere: firefox !== null,
    start: () => (firefox ? startWithPuppeteer({ browser: 'firefox', executablePath: firefox }) : none()),
  },
  { name: 'WebKit', isHere: webKit !== null, start: () => (webKit ? startWebKit(webKit) : none()) },
]

describe.skipIf(!isLong)('the four journeys', () => {
  let site: Site
  let folder: string
  let photo: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'journeys-'))
    photo = path.join(folder, 'IMG_0101.jpg')
    await writeFile(photo, await photoWithPlace())
    site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  })
  afterAll(async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  describe.each(browsers)('in $name', ({ name, isHere, start }) => {
    let engine: Engine | null = null
    beforeAll(async () => {
      if (isHere) engine = await start()
    })
    afterAll(() => engine?.close())

    it.skipIf(!isHere).each(Object.entries(journeys))('%s', { timeout: 180_000 }, async (title, walk) => {
      if (!engine) throw new Error(`${name} has not started.`)
      try {
        await walk(visitorWith(engine), { origin: site.origin, photo })
      } catch (error) {
        const picture = `.cache/reports/${name} ${title}.png`
        await mkdir(path.dirname(picture), { recursive: true })
        await writeFile(picture, await engine.look())
        throw new Error(`${picture} shows where it ended.`, { cause: error })
      }
    })
  })
})
