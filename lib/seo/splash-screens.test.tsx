import { afterEach, expect, test, vi } from 'vitest'
import { splashScreens, startupScript } from './splash-screens'

const named = () =>
  Array.from(
    document.head.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]'),
    ({ href, media }) => ({ file: new URL(href).pathname, media }),
  )
/** As a browser runs an inline script. */
function run() {
  const script = document.createElement('script')
  script.textContent = startupScript
  document.body.append(script)
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

test('a device that can open the site from its home screen is told every opening picture', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  run()
  expect(named()).toEqual(splashScreens.map(({ file, media }) => ({ file, media })))
  Reflect.deleteProperty(navigator, 'standalone')
})

test('others are told nothing', () => {
  run()
  expect(named()).toEqual([])
})
