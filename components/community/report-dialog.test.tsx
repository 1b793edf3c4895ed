import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildReasons } from '@/lib/contract/build-reasons'
import messages from '@/messages/ja/community.json'
import { withMessages } from '@/tests/support/with-messages'
import { communityMessages } from './community-messages'
import { ReportDialog } from './report-dialog'
import { callCompany } from '@/tests/support/browser-company'

const { report: words, like } = messages
const id = 'pcx160-potholes'

/** What browsers do with a modal dialog and jsdom does not. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

beforeEach(() => {
  callCompany.mockResolvedValue({})
})

/** Opens the dialog with the keyboard alone. */
async function open() {
  render(<ReportDialog id={id} />, await withMessages('ja', communityMessages))
  const user = userEvent.setup({ delay: null })
  await user.tab()
  expect(screen.getByRole('button', { name: words.open })).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: words.title }))
  const reason = await dialog.findByRole('combobox', { name: new RegExp(`^${words.reason}`) })
  return { user, dialog, reason }
}
const inputs = () => callCompany.mock.calls.map(([, input]) => input as { key: string })

describe('the dialog for a remark about a build', () => {
  it('sends reason and words, by keyboard, and thanks', async () => {
    const { user, dialog, reason } = await open()
    expect(within(reason).getAllByRole('option')).toHaveLength(buildReasons.length + 1)
    await user.selectOptions(reason, words.reasons.dangerous)
    await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${words.note}`) }), 'ローターに当たります')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await dialog.findByRole('status')).toHaveTextContent(words.sentTitle)
    expect(callCompany.mock.calls).toEqual([
      ['reportBuild', { id, key: expect.any(String) as string, reason: 'dangerous', note: 'ローターに当たります' }],
    ])
  })

  it('sends nothing without a reason, says so at the field and leads to it', async () => {
    const { user, dialog, reason } = await open()
    await user.click(dialog.getByRole('button', { name: words.send }))
    expect(reason).toBeInvalid()
    expect(reason).toHaveAccessibleDescription(words.choose)
    expect(reason).toHaveFocus()
    expect(callCompany).not.toHaveBeenCalled()
  })

  it('keeps what was written when sending fails, and sends it again as the same remark', async () => {
    callCompany.mockRejectedValueOnce(new TypeError('no network'))
    const { user, dialog, reason } = await open()
    await user.selectOptions(reason, words.reasons.wrong)
    await user.click(dialog.getByRole('button', { name: words.send }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(like.failed)
    expect(reason).toHaveValue('wrong')
    await user.click(dialog.getByRole('button', { name: words.send }))
    expect(await dialog.findByRole('status')).toHaveTextContent(words.sentTitle)
    const [first, second] = inputs()
    expect(second?.key).toBe(first?.key)
  })

  it('closes, and nothing was sent', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: words.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(callCompany).not.toHaveBeenCalled()
  })
})
