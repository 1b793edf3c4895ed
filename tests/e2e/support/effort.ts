import { expect, test, type Locator, type Page } from '@playwright/test'
import { compose } from './japanese-input'

/**
 * What a form costs a person with a phone, in the operators of the keystroke-level model (Card, Moran and Newell, "The keystroke-level model
 * for user performance time with interactive systems", 1980). Of taps and characters the slower of the published values stands: an owner is no
 * expert. Left out, as in the model, are mistakes and the waiting for the site, whose speed has tests of its own.
 */
export const secondsEach = {
  /** P of the model, a mouse's mean; thumbs on large targets are quicker, about 0.8 s. */
  taps: 1.1,
  /** An assumption. The movement alone takes 0.07 s (El Batran and Dunlop, MobileHCI 2014); the rest is for finding the place again. */
  swipes: 0.5,
  /** A text one knows by heart: 36.2 words of five characters a minute on phones, corrections included (Palin et al., MobileHCI 2019). */
  characters: 60 / (36.2 * 5),
  /** A character that is read off a part: K of the model for codes. */
  codes: 0.75,
  /** M of the model: once for each question, never for the button that ends a step. */
  decisions: 1.35,
  /** An assumption: the camera opens, the receipt is framed, taken and kept. */
  photos: 10,
} as const

export type Counts = Record<keyof typeof secondsEach, number>

const operators = Object.keys(secondsEach) as (keyof Counts)[]
const nothing: Counts = { taps: 0, swipes: 0, characters: 0, codes: 0, decisions: 0, photos: 0 }

/** What remains of a phone's 844 px between the bars of its browser. */
export const phoneScreen = { width: 390, height: 664 }

/** The rows that a phone's list of options shows at once. */
const optionsShown = 9
/** Share of the screen that one swipe moves. */
const swipeShare = 0.7

export const secondsOf = (counts: Counts) =>
  operators.reduce((sum, operator) => sum + counts[operator] * secondsEach[operator], 0)

export const describeEffort = (counts: Counts) =>
  `${secondsOf(counts).toFixed(1)} s: ${operators
    .filter((operator) => counts[operator] > 0)
    .map((operator) => `${counts[operator]} ${operator}`)
    .join(', ')}`

/** Prints the figure and holds it against what is promised. */
export function judgeEffort(counts: Counts, way: string, seconds: number): void {
  const description = `${way}: ${describeEffort(counts)}`
  test.info().annotations.push({ type: 'effort', description })
  console.log(description)
  expect(secondsOf(counts), description).toBeLessThanOrEqual(seconds)
}

/** Keys of a Japanese reading on a kana keyboard, where the mark of a voiced sound is a key of its own. */
export const kanaKeys = (reading: string) => Array.from(reading.normalize('NFD')).length

export const swipesTo = (pixelsBeyond: number, screen: number) =>
  Math.ceil(Math.max(0, pixelsBeyond) / (screen * swipeShare))

type Typed = {
  /** Belongs to the question that was answered just before, such as the month of a day. */
  same?: boolean
  /** Read off a part, not known by heart. */
  code?: boolean
  /** Typed in kana and then converted, which is one more tap. */
  reading?: string
}

/** Does what a person does, and counts it. */
export function countEffort(page: Page) {
  const counts = { ...nothing }
  const add = (more: Partial<Counts>) => {
    for (const operator of operators) counts[operator] += more[operator] ?? 0
  }
  const reach = async (target: Locator) => {
    const [box, screen] = [await target.boundingBox(), page.viewportSize()]
    if (!box || !screen) throw new Error('Nobody can reach what is not shown.')
    // A finger needs the middle of a thing.
    const middle = box.y + box.height / 2
    const beyond = Math.max(-middle, middle - screen.height)
    if (beyond <= 0) return
    add({ swipes: swipesTo(beyond, screen.height) })
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
  const tap = async (target: Locator) => {
    await reach(target)
    add({ taps: 1 })
    await target.tap()
  }
  return {
    counts,
    /** Presses what comes next anyway. */
    tap,
    /** Answers a question by one of the things on the screen. */
    pick: async (target: Locator) => {
      add({ decisions: 1 })
      await tap(target)
    },
    /** Opens a list of options and takes one. */
    choose: async (list: Locator, value: string, { same = false }: Pick<Typed, 'same'> = {}) => {
      await reach(list)
      await list.selectOption(value)
      const index = await list.evaluate((element) => (element as HTMLSelectElement).selectedIndex)
      add({ taps: 2, swipes: Math.floor(index / optionsShown), decisions: same ? 0 : 1 })
    },
    type: async (field: Locator, text: string, { same = false, code = false, reading }: Typed = {}) => {
      await tap(field)
      const keys = reading === undefined ? Array.from(text).length : kanaKeys(reading)
      add({ decisions: same ? 0 : 1, [code ? 'codes' : 'characters']: keys, taps: reading === undefined ? 0 : 1 })
      await (reading === undefined ? field.fill(text) : compose(field, reading, text))
    },
    /** Reads what the page has filled in by itself. */
    check: () => add({ decisions: 1 }),
    /** A long press and the word "Paste". */
    paste: async (field: Locator, text: string) => {
      await reach(field)
      add({ taps: 2, decisions: 1 })
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await field.focus()
      await page.keyboard.press('ControlOrMeta+V')
    },
    photo: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(button)])
      add({ photos: 1, decisions: 1 })
      await chooser.setFiles(file)
    },
  }
}
