import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Engine } from './engine'

/** Chromium, or Firefox over WebDriver BiDi, which it speaks without a program between. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true })
  const page = await browser.newPage()
  const element = async (script: string): Promise<ElementHandle<HTMLElement>> => {
    const found = (await page.evaluateHandle(script)).asElement()
    if (!found) throw new Error(`Gone: ${script.slice(-80)}`)
    return found as ElementHandle<HTMLElement>
  }
  return {
    open: async (url) => {
      await page.goto(url)
    },
    read: (expression) => page.evaluate(expression),
    press: async (script) => (await element(script)).click(),
    type: async (script, text) => {
      const field = await element(script)
      await field.evaluate((input) => {
        input.focus()
        ;(input as HTMLInputElement).select()
      })
      await field.type(text)
    },
    attach: async (script, file) => {
      await ((await element(script)) as ElementHandle<HTMLInputElement>).uploadFile(file)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    look: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
