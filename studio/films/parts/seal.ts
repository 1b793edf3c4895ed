import { box, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { drop } from './signs'

type SealLook = {
  /** Share 0…1 of a thin film on the rod, of a wet body, of dust stuck to the wet, of road dirt. */
  film?: number
  wet?: number
  dust?: number
  dirt?: number
  /** A chip on the rod. */
  chip?: boolean
  /** Shares 0…1 of drops that fall from the lower end. */
  drops?: readonly number[]
  /** Degrees that the rod is bent below its middle. */
  bend?: number
}

/** The end of a damper's body with its seal and a piece of the rod, close up; 300 px wide round `x`. */
export function seal(
  x: number,
  y: number,
  { film = 0, wet = 0, dust = 0, dirt = 0, chip = false, drops = [], bend = 0 }: SealLook,
): string {
  const specks = (count: number, spread: number, top: number, depth: number, color: string): string =>
    Array.from({ length: count }, (_, i) =>
      disc(-spread / 2 + ((i * 67) % spread), top + ((i * 41) % depth), 3 + (i % 4) * 1.7, { fill: color }),
    ).join('')
  const rodEnd = 330
  const rod =
    bend === 0
      ? box(-34, 170, 68, rodEnd - 170 + 30, { fill: metal.chrome, stroke: inks.ink, width: 2.5 })
      : box(-34, 170, 68, 90, { fill: metal.chrome, stroke: inks.ink, width: 2.5 }) +
        place(box(-34, -8, 68, 120, { fill: metal.chrome, stroke: inks.ink, width: 2.5 }, 8), { y: 260, turn: bend })
  const scar = chip
    ? place(
        shape('M-8 -9L6 -12L12 2L2 11L-10 6Z', { fill: inks.ink }) + stroke('M12 -10L18 -14M14 6L20 8', inks.ink, 2),
        { x: 6, y: 214 },
      )
    : ''
  const mount =
    bend === 0
      ? box(-60, rodEnd + 22, 120, 34, { fill: metal.dark, stroke: inks.ink, width: 2.5 }, 5) +
        disc(0, rodEnd + 88, 42, { fill: inks.graphite, stroke: inks.ink, width: 2.5 }) +
        disc(0, rodEnd + 88, 17, { fill: inks.mist, stroke: inks.ink, width: 2 })
      : ''
  const ooze =
    wet > 0
      ? fade(
          wet,
          shape('M-96 40C-60 24 -20 56 30 36S80 30 96 40V170H-96Z', { fill: inks.oil, opacity: 0.55 }) +
            stroke('M-70 60V150M-20 70V160M40 56V150M78 66V140', '#7d5a16', 4, { opacity: 0.6 }) +
            box(-34, 172, 68, 186, { fill: inks.oil, opacity: 0.5 }),
        )
      : ''
  return place(
    rod +
      scar +
      (film > 0
        ? fade(
            film,
            box(-34, 172, 68, 70, { fill: inks.oil, opacity: 0.38 }) +
              `<ellipse cx="0" cy="182" rx="36" ry="8" fill="${inks.oil}" opacity="0.9"/>`,
          )
        : '') +
      box(-100, -40, 200, 190, { fill: metal.body, stroke: inks.ink, width: 3 }, 4) +
      box(-88, 148, 176, 22, { fill: metal.dark, stroke: inks.ink, width: 2.5 }, 4) +
      box(-48, 166, 96, 16, { fill: metal.rubber, stroke: inks.ink, width: 2.5 }, 6) +
      ooze +
      mount +
      fade(dirt, specks(40, 200, -30, 180, '#8f7a5a') + specks(14, 70, 190, 130, '#8f7a5a')) +
      fade(dust, specks(70, 200, 60, 110, '#8f7a5a') + specks(24, 70, 186, 120, '#8f7a5a')) +
      drops
        .map((share, i) => (share > 0 && share < 1 ? drop(-10 + i * 14, rodEnd + 108 + share * 22, 34) : ''))
        .join(''),
    { x, y },
  )
}
