import { expect, test } from 'vitest'
import { measureScene } from '../pen'
import { drawStamp, stampPlaces } from './stamps'

test.each(stampPlaces)('the ring for %s lies on the part and inside the picture', (place) => {
  const {
    shapes,
    box,
    point: [x, y],
    ring,
  } = drawStamp(place)
  const part = measureScene(shapes)
  expect(x).toBeGreaterThan(part.x)
  expect(x).toBeLessThan(part.x + part.width)
  expect(y).toBeGreaterThan(part.y)
  expect(y).toBeLessThan(part.y + part.height)
  // The right half is the plate's.
  expect(part.x).toBeGreaterThanOrEqual(box.x)
  expect(Math.max(part.x + part.width, x + ring)).toBeLessThan(box.x + box.width * 0.5)
  expect(y - ring).toBeGreaterThanOrEqual(box.y)
  expect(y + ring).toBeLessThanOrEqual(box.y + box.height)
})
