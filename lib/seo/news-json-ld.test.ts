import { describe, expect, it } from 'vitest'
import type { NewsSummary } from '@/lib/contract/news'
import { newsJsonLd } from './news-json-ld'

const item: NewsSummary = {
  id: 'track-day',
  kind: 'event',
  publishedOn: '2026-11-20',
  changedOn: '2026-11-23',
  title: 'Track day',
  summary: 'Bring your motorcycle',
  picture: 'macro-rebound',
  focus: null,
  pictureAlt: null,
  event: {
    startsOn: '2027-03-20',
    endsOn: '2027-03-21',
    opens: '09:00',
    closes: '16:30',
    state: 'coming',
    place: 'Paddock, Buriram',
    latitude: 14.9612,
    longitude: 103.0857,
    booking: 'needed',
    stop: 'buriram-march',
  },
  sample: false,
}
const url = 'https://yss.example/jp/newsAndEvents/track-day'
const read = (news: NewsSummary) =>
  newsJsonLd(news, { url, lang: 'ja', sampleNote: 'Made up.' }) as Record<string, unknown>

describe('news for search engines', () => {
  it('an event has its hours in Thailand and its place', () => {
    const data = read(item)
    expect(data).toMatchObject({
      '@type': 'Event',
      name: 'Track day',
      startDate: '2027-03-20T09:00:00+07:00',
      endDate: '2027-03-21T16:30:00+07:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Paddock, Buriram', geo: { latitude: 14.9612, longitude: 103.0857 } },
      organizer: { url: 'https://yss.example/' },
      inLanguage: 'ja',
      url,
    })
    expect(data.image).toMatch(/^https:\/\/yss\.example\/pictures\/macro-rebound-\d+\.webp\?v=/)
    expect(data).not.toHaveProperty('headline')
  })

  it('a place that is on no map has no position', () => {
    const data = read({ ...item, event: item.event && { ...item.event, latitude: null } })
    expect(data.location).not.toHaveProperty('geo')
  })

  it('anything else is an article with its days', () => {
    expect(read({ ...item, kind: 'product', event: null })).toMatchObject({ '@type': 'NewsArticle' })
    const data = read({ ...item, kind: 'guide', event: null })
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: 'Track day',
      datePublished: '2026-11-20',
      dateModified: '2026-11-23',
    })
    expect(data).not.toHaveProperty('startDate')
  })

  it('what is made up says so first', () => {
    expect(read(item).description).toBe('Bring your motorcycle')
    expect(read({ ...item, sample: true }).description).toBe('Made up. Bring your motorcycle')
  })
})
