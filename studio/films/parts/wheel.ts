import { d, disc, inks, place, stroke } from '../svg'

/** A wheel with tyre, rim, spokes and hub; `turn` in degrees. */
export function wheel(x: number, y: number, r: number, turn = 0, spokes = 5): string {
  const arms = Array.from({ length: spokes }, (_, i) =>
    place(
      stroke(
        d`M${-r * 0.05} 0L${-r * 0.035} ${-r * 0.66}M${r * 0.05} 0L${r * 0.035} ${-r * 0.66}`,
        inks.graphite,
        r * 0.045,
      ),
      { turn: (360 / spokes) * i },
    ),
  ).join('')
  const tread = Array.from({ length: 28 }, (_, i) =>
    place(stroke(d`M0 ${-r * 0.985}L${r * 0.05} ${-r * 0.92}`, '#3a4048', r * 0.018), { turn: (360 / 28) * i }),
  ).join('')
  return place(
    disc(0, 0, r, { fill: inks.carbon, stroke: inks.ink, width: 2 }) +
      place(tread, { turn }) +
      disc(0, 0, r * 0.71, { fill: inks.paper, stroke: '#4a5059', width: r * 0.07 }) +
      place(arms, { turn }) +
      disc(0, 0, r * 0.42, { stroke: inks.silver, width: r * 0.06 }) +
      disc(0, 0, r * 0.16, { fill: inks.graphite, stroke: inks.ink, width: 2 }) +
      disc(0, 0, r * 0.06, { fill: inks.mist, stroke: inks.ink, width: 1.5 }),
    { x, y },
  )
}

/** A tyre seen from behind or from the front, px. */
export function tyreBack(x: number, bottom: number, width: number, height: number): string {
  const left = x - width / 2
  const grooves = Array.from(
    { length: 9 },
    (_, i) =>
      d`M${left + width * 0.16} ${bottom - height + height * (0.1 + i * 0.095)}l${width * 0.26} ${height * 0.03}M${left + width * 0.84} ${bottom - height + height * (0.1 + i * 0.095)}l${-width * 0.26} ${height * 0.03}`,
  ).join('')
  return (
    `<rect x="${d`${left}`}" y="${d`${bottom - height}`}" width="${d`${width}`}" height="${d`${height}`}" rx="${d`${width * 0.42}`}" fill="url(#rubber)" stroke="${inks.ink}" stroke-width="2"/>` +
    stroke(grooves, '#050607', 3)
  )
}
