import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FilmPlayer } from './film-player'

const chapters = [
  { id: 'why', title: 'Why measure', startSeconds: 0 },
  { id: 'rider', title: 'Rider on', startSeconds: 136 },
]
const texts = {
  play: 'Play',
  notice: 'Loads from the provider.',
  chapters: 'Chapters',
  title: 'Measure sag',
  subtitles: 'ไทย',
  failed: 'Not loaded.',
}
const frame = () => document.querySelector('iframe')
const source = () => new URL(frame()?.src ?? 'about:blank')

describe('a film of a provider', () => {
  beforeEach(() => {
    render(
      <FilmPlayer film={{ provider: 'youtube', id: 'aBcDeF12345' }} lang="th" chapters={chapters} texts={texts}>
        <p>Poster</p>
      </FilmPlayer>,
    )
  })

  it('asks nobody before it is clicked, and says who will be asked', () => {
    expect(frame()).toBeNull()
    expect(screen.getByText(texts.notice)).toBeVisible()
    expect(document.querySelectorAll('[src^="http"], link, script')).toHaveLength(0)
  })

  it('loads the player without cookies, from the start, in the language of the page', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(source().origin).toBe('https://www.youtube-nocookie.com')
    expect(source().pathname).toBe('/embed/aBcDeF12345')
    expect(Object.fromEntries(source().searchParams)).toMatchObject({ start: '0', autoplay: '1', hl: 'th' })
    expect(frame()).toHaveAttribute('title', 'Measure sag')
  })

  it('starts at a chapter, and again at another', async () => {
    await userEvent.click(screen.getByRole('button', { name: /Rider on/ }))
    expect(source().searchParams.get('start')).toBe('136')
    const first = frame()
    await userEvent.click(screen.getByRole('button', { name: /Why measure/ }))
    expect(source().searchParams.get('start')).toBe('0')
    expect(frame()).not.toBe(first)
  })

  it('marks no chapter, since the provider does not tell which one is shown', async () => {
    await userEvent.click(screen.getByRole('button', { name: /Rider on/ }))
    expect(document.querySelector('[aria-current]')).toBeNull()
    expect(document.querySelector('video')).toBeNull()
  })

  it('is gone from a page that was left, and can be asked for again', async () => {
    cleanup()
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <FilmPlayer film={{ provider: 'youtube', id: 'aBcDeF12345' }} lang="th" chapters={chapters} texts={texts}>
          <p>Poster</p>
        </FilmPlayer>
      </Activity>
    )
    const { rerender } = render(page('visible'))
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(frame()).not.toBeNull()
    rerender(page('hidden'))
    await waitFor(() => expect(frame()).toBeNull())
    rerender(page('visible'))
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('jumps to the same chapter a second time', async () => {
    const button = screen.getByRole('button', { name: /Rider on/ })
    await userEvent.click(button)
    const first = frame()
    await userEvent.click(button)
    expect(frame()).not.toBe(first)
  })
})
