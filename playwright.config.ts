import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium'
import { endToEndEnvironment, endToEndPort } from './scripts/support/end-to-end'

const browser = findChromium()
if (!browser) throw new Error('No Chromium: run npm test, which installs one, or set CHROMIUM_PATH.')

// Tests can be run against a site that is running already.
const running = process.env.E2E_BASE_URL
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's page lives for seconds: its scripts being compiled for speed is a tenth of all work, with axe a fifth, and comes too late.
  '--js-flags=--no-opt --no-maglev',
]
// Only web fonts are drawn: a page that shows a script without loading its font is seen on every machine, not only on those without one.
const browserEnvironment = { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/tests/support/fonts.conf` }
// What would make letters and colours another machine's.
const pictureArguments = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    baseURL: running ?? `http://localhost:${endToEndPort}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Next asks the language of a first visit; tests that are about it say so themselves.
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    // Every test is a first visit; what a service worker keeps and answers is tested by offline.spec.ts.
    serviceWorkers: 'block',
    // Recording every test would double its time: `--trace on` with the test that failed tells the rest.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.path, args: browserArguments, env: browserEnvironment },
  },
  projects: [
    // Nothing moves by itself: drawing what moves, without graphics, is a third of all work. Tests of movement ask for it.
    { name: 'journeys', testDir: 'tests/e2e', use: { reducedMotion: 'reduce' } },
    {
      name: 'visual',
      testDir: 'tests/visual',
      use: {
        reducedMotion: 'reduce',
        // Screenshots hide the caret by a style of their own.
        bypassCSP: true,
        screenshot: 'off',
        launchOptions: {
          executablePath: browser.path,
          args: [...browserArguments, ...pictureArguments],
          env: browserEnvironment,
        },
      },
    },
  ],
  ...(running === undefined && {
    webServer: {
      // Prepares the database and builds first when that is needed, so that this command also works alone.
      command: 'node_modules/.bin/tsx --tsconfig scripts/tsconfig.json scripts/start.ts',
      env: { ...endToEndEnvironment },
      url: `http://localhost:${endToEndPort}/api/health`,
      timeout: 600_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
})
