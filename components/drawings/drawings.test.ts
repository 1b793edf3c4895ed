import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { vehicleBodies } from '@/lib/contract/vehicle'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { DimensionDrawing } from './dimension-drawing'
import { ForcePlate } from './force-plate'
import { VehicleSilhouette } from './vehicle-silhouette'

const labels = {
  eyeToEye: 'eye',
  stroke: 'stroke',
  closed: 'closed',
  top: 'top',
  bottom: 'bottom',
  body: 'body',
  springLength: 'spring',
  wire: 'wire',
  coilInner: 'inner',
}

describe('DimensionDrawing', () => {
  it('holds both systems and shows one', () => {
    const html = renderToStaticMarkup(
      createElement(DimensionDrawing, { product: makeDrawn('gas-shock'), unit: 'mm', labels, label: 'Drawing' }),
    )
    expect(html).toMatch(/data-unit="metric"[^>]*display="inline"[^>]*>600 mm</)
    expect(html).toMatch(/data-unit="imperial"[^>]*display="none"[^>]*>23\.62 in</)
    expect(html.match(/data-unit="metric"/g)?.length).toBe(html.match(/data-unit="imperial"/g)?.length)
  })
})

describe('VehicleSilhouette', () => {
  it.each(vehicleBodies)('%s weighs at most 3 kB compressed', (body) => {
    expect(
      gzipSync(renderToStaticMarkup(createElement(VehicleSilhouette, { body, axle: 'both', label: 'x' }))).length,
    ).toBeLessThanOrEqual(3072)
  })

  it('marks the named axle and is decoration without a label', () => {
    const count = (axle?: 'front' | 'both') =>
      renderToStaticMarkup(createElement(VehicleSilhouette, { body: 'suv', axle })).match(/fill="#d3121c"/g)?.length ??
      0
    expect([count(), count('front'), count('both')]).toEqual([0, 1, 2])
    expect(renderToStaticMarkup(createElement(VehicleSilhouette, { body: 'van' }))).toContain('aria-hidden="true"')
  })
})

describe('ForcePlate', () => {
  it('tells every position in words', () => {
    const html = renderToStaticMarkup(
      createElement(ForcePlate, {
        dials: [
          {
            label: 'Rebound',
            clicks: 30,
            marks: [
              { label: 'Factory', at: 15 },
              { label: 'Sport', at: 10 },
            ],
          },
        ],
      }),
    )
    expect(html).toContain('aria-label="Rebound: Factory 15, Sport 10 / 30"')
  })
})
