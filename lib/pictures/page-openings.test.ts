import { describe, expect, it } from 'vitest'
import { seriesPages } from '@/lib/domain/series-pages'
import { matchRoute } from '@/lib/routes/table'
import { findPicture } from './find-picture'
import { hasOpening, openingOf, pageOpenings, type OpenedPath } from './page-openings'
import { isPlaced, placedScenes, tallOf } from './placed-scenes'

const paths = Object.keys(pageOpenings) as OpenedPath[]

describe('what pages open with', () => {
  it('no picture opens two pages', () => {
    const ids = Object.values(pageOpenings)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(paths)('%s is a page', (path) => {
    expect(matchRoute(path)?.route).toBeDefined()
  })

  it('a picture that is not there yet leaves the page its former one', () => {
    for (const path of paths) expect(findPicture(openingOf(path, 'hero-home'))).not.toBeNull()
  })

  it('most series open with their part at its place', () => {
    expect(Object.keys(seriesPages).filter(hasOpening).length).toBeGreaterThanOrEqual(12)
  })
})

describe('pictures of parts at their places', () => {
  it('are rendered wide and tall, or not at all', () => {
    for (const id of Object.keys(placedScenes).filter(isPlaced)) {
      const [wide, tall] = [findPicture(id), findPicture(tallOf(id))]
      expect(tall === null, id).toBe(wide === null)
      if (!wide || !tall) continue
      expect(wide.width / wide.height).toBeCloseTo(3 / 2)
      expect(tall.width / tall.height).toBeCloseTo(4 / 5)
    }
  })
})
