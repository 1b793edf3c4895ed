import { describe, expect, it } from 'vitest'
import { seriesPages } from '@/lib/domain/series-pages'
import { matchRoute } from '@/lib/routes/table'
import { findPicture } from './find-picture'
import { hasOpening, openingOf, pageOpenings, type OpenedPath } from './page-openings'
import { isPlaced, placedScenes, tallOf } from './placed-scenes'
import { stageParts } from './stage-parts'

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

  it('no part cut out opens two pages, and each is rendered', () => {
    const looks = Object.values(stageParts).map(({ look }) => look)
    expect(new Set(looks).size).toBe(looks.length)
    expect(looks.filter((look) => findPicture(look) === null)).toEqual([])
  })

  it('most series open with their part at its place', () => {
    expect(Object.keys(seriesPages).filter(hasOpening).length).toBeGreaterThanOrEqual(12)
  })
})

describe('pictures of parts at their places', () => {
  it('are 3:2 wide and 4:5 tall, and never only tall', () => {
    for (const id of Object.keys(placedScenes).filter(isPlaced)) {
      const [wide, tall] = [findPicture(id), findPicture(tallOf(id))]
      if (tall) expect(wide, id).not.toBeNull()
      expect((wide?.width ?? 3) / (wide?.height ?? 2)).toBeCloseTo(3 / 2)
      expect((tall?.width ?? 4) / (tall?.height ?? 5)).toBeCloseTo(4 / 5)
    }
  })
})
