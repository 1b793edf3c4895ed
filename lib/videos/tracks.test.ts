import { describe, expect, it } from 'vitest'
import type { Video } from '@/lib/contract/video'
import { trackAddress, writeTrack, writeVtt } from './tracks'

const video: Video = {
  id: 'sag',
  line: 'moto',
  title: 'Sag',
  summary: 'How far it sinks',
  durationSeconds: 30,
  published: '2026-11-22',
  poster: 'hero-moto',
  needs: [],
  film: { provider: 'own', file: '/films/sag.0123456789.mp4', width: 1280, height: 720, bytes: 1000 },
  chapters: [
    {
      id: 'why',
      title: 'Why & how',
      startSeconds: 0,
      transcript: 'Measure it first.',
      figure: { kind: 'sketch', id: 'pair' },
    },
    {
      id: 'judge',
      title: 'Judge',
      startSeconds: 12,
      transcript: 'Less is more.',
      figure: { kind: 'sketch', id: 'pair' },
    },
  ],
}

describe('WebVTT', () => {
  it('has its mark, its times and its text, with nothing that could end a cue or open a tag', () => {
    expect(writeVtt([{ fromMs: 0, toMs: 3_723_045, lines: ['a < b & c', 'd --> e'] }])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 01:02:03.045\na &lt; b &amp; c\nd --&gt; e\n',
    )
    expect(writeVtt([])).toBe('WEBVTT\n')
  })

  it('is written for the words and for the names of the chapters', () => {
    expect(writeTrack(video, 'subtitles', 'en')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:11.500\nMeasure it first.\n\n00:00:12.000 --> 00:00:29.500\nLess is more.\n',
    )
    expect(writeTrack(video, 'chapters', 'en')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:12.000\nWhy &amp; how\n\n00:00:12.000 --> 00:00:30.000\nJudge\n',
    )
  })

  it('has another address as soon as it says something else or at another time', () => {
    const address = trackAddress(video, 'subtitles', 'th')
    expect(address).toMatch(/^\/films\/sag\/subtitles\.th\.vtt\?v=[0-9a-z]+$/)
    expect(trackAddress({ ...video, summary: 'x' }, 'subtitles', 'th')).toBe(address)
    expect(trackAddress({ ...video, durationSeconds: 31 }, 'subtitles', 'th')).not.toBe(address)
    expect(
      trackAddress(
        { ...video, chapters: video.chapters.map((chapter) => ({ ...chapter, transcript: 'Other.' })) },
        'subtitles',
        'th',
      ),
    ).not.toBe(address)
  })
})
