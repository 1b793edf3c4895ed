import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import messages from '@/messages/th/community.json'
import { withMessages } from '@/tests/support/with-messages'
import { communityMessages } from './community-messages'
import { LikeButton } from './like-button'
import { callCompany } from '@/tests/support/browser-company'

const { like: words } = messages
const id = 'pcx160-potholes'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Scrolls to whatever is looked at. */
let comeNear = () => {}
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => tell([{ isIntersecting: true }])
  }
  observe = vi.fn()
  disconnect = vi.fn()
}

const stored = () => JSON.parse(localStorage.getItem('likes') ?? 'null') as { browser: string; ids: string[] } | null
const said = () =>
  callCompany.mock.calls.filter(([operation]) => operation === 'addLikeOrUnlike').map(([, input]) => input as object)
const button = () => screen.getByRole('button')

let likes = 4
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', Observer)
  likes = 4
  callCompany.mockImplementation((operation: string, { like }: { like?: boolean }) => {
    if (operation === 'addLikeOrUnlike') likes += like ? 1 : -1
    return Promise.resolve({ likes })
  })
})

async function show() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LikeButton id={id} locale="th" />
    </SWRConfig>,
    await withMessages('th', communityMessages),
  )
  return userEvent.setup({ delay: null })
}

describe('the button for liking a build', () => {
  it('asks nothing before it is near, and stores nothing before it is pressed', async () => {
    await show()
    expect(callCompany).not.toHaveBeenCalled()
    act(comeNear)
    expect(await screen.findByText(words.count.replace(/^.*other \{#(.*)\}\}$/, '4$1'))).toBeVisible()
    expect(stored()).toBeNull()
  })

  it('likes, and takes it back under the same name', async () => {
    const user = await show()
    act(comeNear)
    expect(button()).toHaveAttribute('aria-pressed', 'false')
    await user.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'))
    expect(button()).toHaveAccessibleName(words.liked)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5'))
    expect(stored()).toEqual({ browser: expect.stringMatching(uuid) as string, ids: [id] })
    await user.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4'))
    expect(stored()?.ids).toEqual([])
    const browser = stored()?.browser
    expect(said()).toEqual([
      { id, browser, like: true },
      { id, browser, like: false },
    ])
  })

  it('shows what this browser liked before', async () => {
    localStorage.setItem('likes', JSON.stringify({ browser: 'not an id', ids: ['nmax-two-up', id] }))
    const user = await show()
    expect(button()).toHaveAttribute('aria-pressed', 'true')
    await user.click(button())
    await waitFor(() => expect(stored()?.ids).toEqual(['nmax-two-up']))
    expect(stored()?.browser).toMatch(uuid)
  })

  it.each([
    ['limited', new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })],
    ['failed', new TypeError('no network')],
  ] as const)('says when it %s, and stays as it was', async (failure, error) => {
    callCompany.mockRejectedValue(error)
    const user = await show()
    await user.click(button())
    expect(await screen.findByText(words[failure])).toBeVisible()
    expect(button()).toHaveAttribute('aria-pressed', 'false')
    expect(button()).toBeEnabled()
    expect(stored()?.ids ?? []).toEqual([])
  })
})
