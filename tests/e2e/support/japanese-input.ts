import type { Locator } from '@playwright/test'

/** Types a word as a Japanese input method does: its kana one after the other, which are then turned into the word. */
export async function compose(field: Locator, reading: string, word: string): Promise<void> {
  await field.focus()
  const session = await field.page().context().newCDPSession(field.page())
  const show = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const kana = Array.from(reading)
  for (let count = 1; count <= kana.length; count += 1) await show(kana.slice(0, count).join(''))
  await show(word)
  await session.send('Input.insertText', { text: word })
  await session.detach()
}
