import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ApiError } from '@/lib/contract/api-error'
import type { JobForm } from '@/lib/contract/career-words'
import career from '@/messages/en/career.json'
import words from '@/messages/en/form.json'
import { withMessages } from '@/tests/support/with-messages'
import { ApplyForm } from './apply-form'
import { applyMessages } from './apply-messages'
// The field of the phone number asks for them late: by then the test must not be over.
import '@/lib/domain/phone'
import { callCompany } from '@/tests/support/browser-company'
import { preparePhoto } from '@/tests/support/upload'

const { form: en } = career
const receipt = { number: 'R-2345-6789', key: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', dueOn: '2026-12-07', resultOn: null }

beforeEach(() => {
  localStorage.clear()
  callCompany.mockResolvedValue(receipt)
})

async function show(asks: JobForm = 'short') {
  const view = render(
    <ApplyForm
      jobId="rd26-02"
      asks={asks}
      label="Apply"
      notice={<p>Notice</p>}
      guard={await spamGuardProps('en', 'job_application')}
      locale="en"
    />,
    await withMessages('en', applyMessages),
  )
  return { user: userEvent.setup({ delay: null }), ...view }
}
const phone = () => screen.getByRole('textbox', { name: /^Phone/ })
const lines = () => screen.getByRole('textbox', { name: en.text })
const sent = () => callCompany.mock.calls.map(([, input]) => input as Record<string, unknown>)
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: en.submit }))

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(phone(), '081 234 5678')
  await user.type(lines(), 'I rebuild forks')
  await user.click(screen.getByRole('checkbox', { name: en.consent }))
}

describe('the application form', () => {
  it('names what is missing, and no more: phone, lines or résumé, agreement', async () => {
    const { user } = await show()
    await submit(user)
    const summary = await screen.findByRole('group', { name: en.errors.title })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([en.errors.phone, en.errors.text, en.errors.consent])
    expect(sent()).toEqual([])
  })

  it('leads to what is folded away, shut or not, and shuts nothing while it is mended', async () => {
    const { user } = await show()
    await fill(user)
    const email = screen.getByLabelText(en.email)
    const fold = email.closest('details')
    expect(fold).not.toHaveAttribute('open')
    await user.type(email, 'somchai@')
    await submit(user)
    const link = await screen.findByRole('link', { name: en.errors.email })
    fold?.removeAttribute('open')
    await user.click(link)
    expect(fold).toHaveAttribute('open')
    expect(email).toHaveFocus()
    await user.type(email, 'example.com')
    await waitFor(() => expect(link).not.toBeInTheDocument())
    expect(fold).toHaveAttribute('open')
  })

  it('sends a phone number and three lines, once for two touches, and hands over the key', async () => {
    const { user } = await show()
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: en.submit }))
    expect(await screen.findByText(receipt.key)).toBeInTheDocument()
    expect(await screen.findByText('+66 81 234 5678')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: en.sent.open })).toHaveAttribute('href', `/case#${receipt.key}`)
    expect(sent()).toMatchObject([
      { jobId: 'rd26-02', text: 'I rebuild forks', consent: true, lang: 'en', notice: '2026-11-23' },
    ])
    expect(localStorage.getItem('career-draft') ?? 'null').not.toContain('forks')
  }, 20_000)

  it('keeps everything after a failure and a closed page, and goes on with the same key', async () => {
    callCompany.mockRejectedValueOnce(new ApiError('UPSTREAM_UNAVAILABLE'))
    const { user, unmount } = await show()
    await fill(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failure.downText)
    unmount()
    const again = await show()
    await waitFor(() => expect(lines()).toHaveValue('I rebuild forks'))
    await again.user.click(screen.getByRole('checkbox', { name: en.consent }))
    await submit(again.user)
    await screen.findByText(receipt.key)
    const keys = sent().map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  }, 20_000)

  it('names the kinds a résumé may be of when it is of another', async () => {
    preparePhoto.mockRejectedValueOnce(Object.assign(new Error(), { code: 'not-supported' }))
    const { user } = await show()
    await user.upload(screen.getByLabelText(en.resume), new File(['x'], 'resume.pdf', { type: 'application/pdf' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words.upload.resumeKind)
  })

  it('offers an open application when the posting has closed meanwhile', async () => {
    callCompany.mockRejectedValueOnce(
      new ApiError('INVALID_INPUT', { fields: [{ path: 'jobId', code: 'unknown-value' }] }),
    )
    const { user } = await show()
    await fill(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.errors.closedText)
    expect(screen.getByRole('link', { name: career.apply.open })).toHaveAttribute('href', '/career/register')
    expect(lines()).toHaveValue('I rebuild forks')
  }, 20_000)

  it.each([
    ['short', [en.email, en.lineId, en.province, en.experience, en.salary, en.start]],
    ['intern', [en.email, en.lineId, en.school, en.period, en.portfolio]],
  ] as const)('asks on the %s form for its own further fields', async (asks, names) => {
    await show(asks)
    const fold = screen.getByText(en.more).closest('details')
    expect(fold).not.toHaveAttribute('open')
    const boxes = [...(fold?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)
    expect(boxes).toEqual(names)
  })
})
