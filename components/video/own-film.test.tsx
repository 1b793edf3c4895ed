import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chapterAt } from './chapter-at'
import { FilmPlayer } from './film-player'

const chapters = [
  { id: 'why', title: 'Why measure', startSeconds: 0 },
  { id: 'rider', title: 'Rider on', startSeconds: 42 },
  { id: 'judge', title: 'Judge', startSeconds: 81 },
]
const film = {
  provider: 'own',
  file: '/films/measure-sag.0123456789.mp4',
  width: 1280,
  height: 720,
  subtitles: '/films/measure-sag/subtitles.th.vtt?v=a',
  chapters: '/films/measure-sag/chapters.th.vtt?v=b',
} as const
const texts = {
  title: 'Measure sag',
  play: 'Play',
  notice: 'Without sound (1.2 MB).',
  chapters: 'Chapters',
  subtitles: 'ไทย',
  failed: 'Not loaded. Read it below.',
}

const player = () => screen.getByLabelText<HTMLVideoElement>('Measure sag')
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
const marked = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map((button) => button.textContent)
const playAt = (seconds: number) => {
  player().currentTime = seconds
  fireEvent.timeUpdate(player())
}

// jsdom plays nothing.
const play = vi.fn<() => Promise<void>>()
const load = vi.fn()

beforeEach(() => {
  play.mockReset().mockResolvedValue()
  load.mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load)
  render(
    <FilmPlayer film={film} lang="th" chapters={chapters} texts={texts}>
      <p>Poster</p>
    </FilmPlayer>,
  )
})

describe('a film of the site', () => {
  it('is not in the page before it is asked for, and says what it weighs', () => {
    expect(document.querySelectorAll('video, track, source, link, iframe')).toHaveLength(0)
    expect(document.body.innerHTML).not.toContain('/films/')
    expect(screen.getByText(texts.notice)).toBeVisible()
    expect(play).not.toHaveBeenCalled()
  })

  it('plays from the start, without anything from elsewhere, and takes the focus', async () => {
    await press('Play')
    expect(player()).toHaveAttribute('src', film.file)
    expect(player()).toHaveProperty('controls', true)
    expect(player()).toHaveAttribute('preload', 'none')
    expect(player().currentTime).toBe(0)
    expect(play).toHaveBeenCalledOnce()
    expect(player()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    expect(document.querySelectorAll('[src^="http"], iframe')).toHaveLength(0)
  })

  it('shows subtitles in the language of the page and knows the names of its chapters', async () => {
    await press('Play')
    const [subtitles, names] = document.querySelectorAll('track')
    for (const [name, value] of Object.entries({ kind: 'subtitles', src: film.subtitles, srclang: 'th', label: 'ไทย' }))
      expect(subtitles).toHaveAttribute(name, value)
    expect(subtitles).toHaveAttribute('default')
    for (const [name, value] of Object.entries({ kind: 'chapters', src: film.chapters, srclang: 'th' }))
      expect(names).toHaveAttribute(name, value)
    expect(names).not.toHaveAttribute('default')
  })

  it('starts at a chapter and goes to another in the same player, also twice to the same', async () => {
    await press(/Rider on/)
    const first = player()
    expect(first.currentTime).toBe(42)
    await press(/Judge/)
    expect(player()).toBe(first)
    expect(first.currentTime).toBe(81)
    playAt(90)
    await press(/Judge/)
    expect(first.currentTime).toBe(81)
    expect(play).toHaveBeenCalledTimes(3)
    expect(load).not.toHaveBeenCalled()
    expect(first).toHaveFocus()
  })

  it('marks the chapter that is shown', async () => {
    await press('Play')
    expect(marked()).toEqual([])
    playAt(3)
    expect(marked()).toEqual([expect.stringContaining('Why measure')])
    playAt(41.95)
    expect(marked()).toEqual([expect.stringContaining('Rider on')])
    playAt(102)
    expect(marked()).toEqual([expect.stringContaining('Judge')])
  })

  it('can be played with the keyboard alone', async () => {
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(player()).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(player().currentTime).toBe(42)
    expect(player()).toHaveFocus()
  })

  it('says when it cannot be loaded, and tries again at the next click', async () => {
    play.mockRejectedValue(new DOMException('No source', 'NotSupportedError'))
    await press('Play')
    fireEvent.error(player())
    expect(screen.getByRole('alert')).toHaveTextContent(texts.failed)

    Object.defineProperty(player(), 'error', { value: { code: 4 } })
    play.mockResolvedValue()
    await press(/Rider on/)
    expect(load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.error(player())
    expect(screen.getByRole('alert')).toBeVisible()
    fireEvent.playing(player())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the chapter of a moment', () => {
  it.each([
    [0, 'why'],
    [41.8, 'why'],
    [41.95, 'rider'],
    [42, 'rider'],
    [5000, 'judge'],
  ])('%d s: %s', (seconds, id) => expect(chapterAt(chapters, seconds)).toBe(id))

  it('is none before the first', () => {
    expect(chapterAt([{ id: 'late', title: 'Late', startSeconds: 5 }], 2)).toBeNull()
  })
})
