import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@/messages/en/video.json'
import { withMessages } from '@/tests/support/with-messages'
import { transcriptMessages } from './transcript-messages'
import { TranscriptSearch } from './transcript-search'

beforeEach(async () => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
  window.history.replaceState(null, '', '#measure-sag-rider')
  render(
    <>
      <TranscriptSearch />
      <details>
        <summary>Read</summary>
        <div id="measure-sag-rider" data-transcript data-film="Measure sag" data-chapter="Rider on">
          Sit on it in full gear; the preload follows.
        </div>
        <div id="set-preload-what" data-transcript data-film="Set preload" data-chapter="What it does">
          It squeezes the spring.
        </div>
      </details>
    </>,
    await withMessages('en', transcriptMessages),
  )
})

describe('the search in what is said', () => {
  const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: en.search.label }), text)

  it('leads to the chapters that mention a word, in their text or their title', async () => {
    await type('PRELOAD')
    expect(screen.getByRole('status')).toHaveTextContent('Found in 1 chapter')
    const links = within(screen.getByRole('list', { name: en.search.results })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#measure-sag-rider'])
    expect(links[0]).toHaveAccessibleName('Measure sag: Rider on')
  })

  it('says so when nothing mentions it, and stays silent before two letters', async () => {
    await type('x')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await type('yz')
    expect(screen.getByRole('status')).toHaveTextContent('Not mentioned in any guide.')
  })

  it('opens the walk-through that the address points into', () => {
    expect(document.querySelector('details')).toHaveAttribute('open')
  })
})
