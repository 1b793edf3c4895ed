import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import words from '@/messages/en/dealer-corner.json'
import { withMessages } from '@/tests/support/with-messages'
import { LineEditor } from './line-editor'
import { TextsEditor } from './texts-editor'

const save = () => screen.getByRole('button', { name: new RegExp(`^(${words.save}|${words.send})$`) })

it('says at the field what is no ID of LINE, goes there, and saves what is one, however wide it was typed', async () => {
  const [onSave, user] = [vi.fn(), userEvent.setup({ delay: null })]
  render(<LineEditor value={null} busy={false} onSave={onSave} />, await withMessages('en', ['dealer-corner']))
  const field = screen.getByRole('textbox', { name: words.fields.lineId })
  await user.type(field, 'my shop')
  expect(field).toBeValid()
  await user.click(save())
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words.contact.lineWrong))
  await user.clear(field)
  await user.type(field, '＠ｍｙｓｈｏｐ')
  await user.click(save())
  expect(onSave.mock.calls).toEqual([['@myshop']])
})

it('wants a name in every language', async () => {
  const [onSave, user] = [vi.fn(), userEvent.setup({ delay: null })]
  const names = { en: 'A shop', th: 'ร้าน', ja: '' }
  render(
    <TextsEditor field="names" value={names} busy={false} onSave={onSave} />,
    await withMessages('en', ['dealer-corner']),
  )
  await user.click(save())
  expect(screen.getByRole('textbox', { name: words.texts.ja })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: words.texts.ja })).toHaveAccessibleDescription(words.texts.needed)
  expect(onSave).not.toHaveBeenCalled()
})
