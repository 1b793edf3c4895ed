import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { carFront, carTop, strut } from '../parts/car'
import { coilParts, redSpring } from '../parts/damper'
import { arrow, dimensionX, turnArrow } from '../parts/dimension'
import { card, floor, shadow } from '../parts/ground'
import { machine } from '../parts/machine'
import { pictureShot } from '../parts/picture-shot'
import { cross, ring, tick } from '../parts/signs'
import { bolt, torqueWrench } from '../parts/tools'
import { wheel } from '../parts/wheel'
import { box, d, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { clamp, mix, ramp, run, shown } from '../time'

const floorAt = 560

const lane = (beat: number): string =>
  box(0, 150, 1280, 330, { fill: '#e8ebee' }) +
  stroke('M0 150H1280M0 480H1280', inks.ink, 4) +
  stroke(d`M${-((beat * 240) % 120)} 315H1400`, inks.white, 8, { dash: '70 50' })

/** One worn damper: the car is pulled aside and stops later. */
const pulled: Shot = (beat) => {
  const go = ramp(beat, 0.6, 5.4)
  const turn = 16 * ramp(beat, 2, 5)
  const x = mix(260, 840, go)
  return board(
    lane(0),
    stroke(d`M${x - 320} 270Q${x - 120} 270 ${x - 40} ${300 + turn * 3}`, inks.ink, 12, { opacity: 0.18 * go }),
    place(carTop({ worn: 'left', steer: 0 }), { x, y: 272 + turn * 3.4, turn, scale: 0.92 }),
    arrow([x + 90, 400 + turn * 3], [x + 90, 400 + turn * 3 + 74 * ramp(beat, 2.4, 3.4)], {
      width: 10,
      opacity: ramp(beat, 2.2, 2.8),
    }),
    cross(1180, 210, ramp(beat, 4.6, 5.2), 44),
  )
}

const distances: Shot = (beat) => {
  const bar = (y: number, length: number, from: number, color: string): string =>
    box(150, y, length * ramp(beat, from, from + 2), 44, { fill: color, stroke: inks.ink, width: 2 }) +
    place(carTop({ worn: color === inks.red ? 'left' : null }), {
      x: 150 + length * ramp(beat, from, from + 2),
      y: y + 22,
      scale: 0.34,
    })
  return board(
    bar(190, 900, 0.2, inks.red),
    cross(1150, 130, ramp(beat, 2.2, 2.8), 32),
    bar(390, 700, 1, inks.green),
    tick(960, 330, ramp(beat, 3, 3.6), 32),
    dimensionX(500, 850, 1050, { reach: 40, opacity: ramp(beat, 3, 3.8), label: '+ m' }),
  )
}

const byAxle: Shot = (beat) => {
  const swap = (from: number): number => ramp(beat, from, from + 1.2)
  const one = (x: number, from: number): string =>
    place(strut({ spring: { color: '#8d8378', shine: '#b5a994' } }), {
      x: x,
      y: 110,
      scale: 0.86,
      opacity: 1 - swap(from),
    }) +
    place(strut({ spring: redSpring }), {
      x: x + 160 * (1 - swap(from + 0.4)),
      y: 110,
      scale: 0.86,
      opacity: swap(from + 0.4),
    })
  return board(
    one(300, 0.6),
    one(560, 1.4),
    write('2×', 430, 120, { size: 60, fill: inks.red, opacity: ramp(beat, 2.4, 3) }),
    place(carTop({ worn: null }), { x: 950, y: 300, scale: 0.9 }),
    ring(1069, 253, 34, ramp(beat, 2.6, 3.4)),
    ring(1069, 347, 34, ramp(beat, 2.6, 3.4)),
    stroke('M1069 200V400', inks.red, 4, { opacity: ramp(beat, 3, 3.6), dash: '10 8' }),
    tick(1190, 460, ramp(beat, 4, 4.6), 40),
  )
}

const force: Shot = (beat) => {
  const push = ramp(beat, 0.6, 1.6)
  const pulse = 8 * Math.sin(beat * 4)
  return board(
    place(strut({ spring: redSpring }), { x: 420, y: 100 }),
    arrow([290, 260], [290, 150 - pulse], { width: 11, opacity: push }),
    arrow([290, 280], [290, 390 + pulse], { width: 11, opacity: push }),
    arrow([550, 260], [550, 150 - pulse], { width: 11, opacity: push }),
    arrow([550, 280], [550, 390 + pulse], { width: 11, opacity: push }),
    write('> 3000 N', 880, 300, { size: 92, fill: inks.red, opacity: ramp(beat, 1.2, 2) }),
  )
}

const clampBar = (x: number, top: number, bottom: number, turn: number): string =>
  box(x - 9, top - 40, 18, bottom - top + 90, { fill: metal.chrome, stroke: inks.ink, width: 2 }) +
  stroke(
    Array.from(
      { length: Math.floor((bottom - top + 70) / 9) },
      (_, i) => d`M${x - 9} ${top - 30 + i * 9}L${x + 9} ${top - 34 + i * 9}`,
    ).join(''),
    inks.ink,
    1,
  ) +
  [top, bottom]
    .map(
      (y) =>
        shape(d`M${x - 16} ${y - 18}H${x + 16}V${y + 18}H${x - 16}Z`, {
          fill: inks.red,
          stroke: inks.ink,
          width: 2.5,
        }) + stroke(d`M${x + (x < 430 ? 12 : -12)} ${y}H${x + (x < 430 ? 46 : -46)}`, inks.ink, 16),
    )
    .join('') +
  place(bolt({ turn }, 30), { x, y: top - 52 })

const compressor: Shot = (beat) => {
  const squeeze = 70 * ramp(beat, 2, 6.4)
  const on = ramp(beat, 0.6, 1.4)
  const bad = ramp(beat, 8.2, 9)
  const y = 120
  const coil = coilParts(40, 300 - squeeze, { radius: 74, wire: 16, coils: 5, ...redSpring })
  const coil2 = coilParts(40, 290, { radius: 74, wire: 16, coils: 5 })
  return board(
    place(coil.back + coil.front, { x: 430, y }),
    fade(
      on,
      clampBar(330, y + 74, y + 266 - squeeze * 0.86, squeeze * 14) +
        clampBar(530, y + 74, y + 266 - squeeze * 0.86, squeeze * 14),
    ),
    turnArrow([330, y - 18], 42, -60, 250, { width: 6, opacity: shown(beat, 2, 6.4) }),
    turnArrow([530, y - 18], 42, -60, 250, { width: 6, opacity: shown(beat, 2, 6.4) }),
    dimY(640, y + 48, y + 292 - squeeze, ramp(beat, 2, 3)),
    tick(430, 520, ramp(beat, 6.4, 7), 44),
    fade(
      bad,
      place(coil2.back + coil2.front, { x: 920, y }) +
        stroke(
          d`M840 ${y + 110}C800 ${y + 150} 1040 ${y + 150} 1000 ${y + 200}M836 ${y + 130}C800 ${y + 180} 1040 ${y + 180} 1004 ${y + 226}M850 ${y + 90}V${y + 240}`,
          '#8f6b3d',
          6,
        ),
    ),
    cross(920, 520, ramp(beat, 9.4, 10), 44),
  )
}

const dimY = (x: number, top: number, bottom: number, opacity: number): string =>
  fade(
    opacity,
    stroke(d`M${x - 110} ${top}H${x + 8}M${x - 110} ${bottom}H${x + 8}`, inks.red, 1.5) +
      arrow([x, top], [x, bottom], { width: 3, both: true }),
  )

const parts: Shot = (beat) => {
  const apart = ramp(beat, 0.2, 1.6)
  const names = [0, 1, 2, 3]
  const x = 400
  const rows = [
    [x, 88],
    [x, 152],
    [x + 150 * apart, 210],
    [x - 170 * apart, 230],
  ] as const
  return board(
    place(strut({ spring: null, mount: 36 * apart, stop: 150 * apart, cover: -170 * apart }), { x, y: 130 }),
    names
      .map((i) => {
        const [px, py] = rows[i] ?? [0, 0]
        const from = 2 + i * 1.7
        return ring(px, py, i === 1 ? 60 : 56, shown(beat, from, from + 1.5))
      })
      .join(''),
    names
      .map((i) => {
        const from = 2 + i * 1.7
        const y = 110 + i * 112
        return (
          card(760, y, 400, 92) +
          place(icon(i), { x: 830, y: y + 46, scale: 0.7 }) +
          fade(
            ramp(beat, from, from + 0.6),
            arrow([920, y + 46], [990, y + 46], { width: 6 }) + place(icon(i), { x: 1050, y: y + 46, scale: 0.7 }),
          ) +
          tick(1126, y + 46, ramp(beat, from + 0.6, from + 1.1), 22)
        )
      })
      .join(''),
  )
}

/** Mount, bearing, bump stop and cover, each within 100 × 100 px. */
function icon(i: number): string {
  if (i === 0)
    return (
      shape('M-50 16H50L34 -6H-34Z', { fill: metal.dark, stroke: inks.ink, width: 2.5 }) +
      box(-14, -22, 28, 18, { fill: metal.rubber, stroke: inks.ink, width: 2 }, 4)
    )
  if (i === 1)
    return (
      disc(0, 0, 40, { fill: '#c6ccd3', stroke: inks.ink, width: 3 }) +
      Array.from({ length: 9 }, (_, k) =>
        disc(29 * Math.cos(k * 0.698), 29 * Math.sin(k * 0.698), 6, { fill: inks.white, stroke: inks.ink, width: 1.5 }),
      ).join('') +
      disc(0, 0, 18, { fill: inks.white, stroke: inks.ink, width: 3 })
    )
  if (i === 2)
    return (
      box(-20, -36, 40, 72, { fill: '#d9b23c', stroke: inks.ink, width: 2.5 }, 10) +
      stroke('M-20 -12H20M-20 12H20', inks.ink, 2.5)
    )
  return Array.from({ length: 5 }, (_, k) =>
    box(
      -26 - (k % 2) * 5,
      -40 + k * 16,
      52 + (k % 2) * 10,
      16,
      { fill: metal.rubber, stroke: inks.ink, width: 1.5 },
      6,
    ),
  ).join('')
}

/** What worn small parts do: a mount knocks, a hard stop breaks, a torn cover lets dirt in. */
const damage: Shot = (beat) => {
  const knock = 10 * Math.abs(Math.sin(beat * 7))
  const dirt = run(beat, 1.6, 5)
  return board(
    place(
      place(icon(0), { scale: 2.2, y: -knock }) +
        box(-20, 40, 40, 150, { fill: metal.chrome, stroke: inks.ink, width: 2.5 }),
      { x: 260, y: 220 },
    ),
    fade(knock / 10, stroke('M120 170l-34 -18M400 170l34 -18M120 210h-38M400 210h38', inks.red, 8)),
    cross(260, 500, ramp(beat, 0.8, 1.3), 38),
    fade(
      ramp(beat, 0.8, 1.4),
      place(place(icon(2), { scale: 2.1 }) + stroke('M-30 -60L0 -26L-22 6L16 40L-8 74', inks.red, 7), {
        x: 640,
        y: 260,
      }),
    ),
    cross(640, 500, ramp(beat, 1.8, 2.3), 38),
    fade(
      ramp(beat, 1.6, 2.2),
      place(
        box(-16, -60, 32, 300, { fill: metal.chrome, stroke: inks.ink, width: 2.5 }) +
          place(icon(3), { scale: 2 }) +
          shape('M-20 -30L16 -10L-6 14L24 34L-14 30Z', { fill: inks.paper, stroke: inks.red, width: 4 }),
        { x: 1020, y: 200 },
      ) +
        Array.from({ length: 16 }, (_, i) => {
          const s = (dirt * 1.6 + i / 16) % 1
          return disc(
            mix(1140 + ((i * 23) % 60), 1020, s),
            mix(90 + ((i * 31) % 120), 220 + i * 5, s),
            4 + (i % 3) * 1.6,
            { fill: '#8f7a5a', opacity: clamp(s * 3) },
          )
        }).join(''),
    ),
    cross(1020, 500, ramp(beat, 2.8, 3.3), 38),
  )
}

/** A rubber bush between its sleeves; the rubber's lines show how far it is twisted, degrees. */
function bush(x: number, y: number, r: number, turn: number): string {
  const lines = Array.from({ length: 20 }, (_, i) => {
    const a = (i * Math.PI) / 10
    const b = a + (turn * Math.PI) / 180
    const bend = (a + b) / 2
    return stroke(
      d`M${r * 0.86 * Math.cos(a)} ${r * 0.86 * Math.sin(a)}Q${r * 0.64 * Math.cos(bend)} ${r * 0.64 * Math.sin(bend)} ${r * 0.4 * Math.cos(b)} ${r * 0.4 * Math.sin(b)}`,
      Math.abs(turn) > 8 ? '#ff6b6b' : inks.silver,
      4,
    )
  }).join('')
  return place(
    disc(0, 0, r, { fill: '#c6ccd3', stroke: inks.ink, width: 3.5 }) +
      disc(0, 0, r * 0.87, { fill: '#1b1e22' }) +
      lines +
      place(disc(0, 0, r * 0.39, { fill: '#98a0aa', stroke: inks.ink, width: 3 }) + bolt({}, r * 0.36), { turn }),
    { x, y },
  )
}

/** The control arm with its wheel, seen from ahead; `sink` is how far the wheel hangs, px. */
function axleView(sink: number, twistNow: number): string {
  const [px, py] = [520, 330]
  const [wx, wy] = [190, 330 + sink]
  return (
    wheel(wx, wy, 116, 0) +
    stroke(d`M${wx} ${wy}L${px} ${py}`, inks.ink, 34) +
    stroke(d`M${wx} ${wy}L${px} ${py}`, inks.steel, 28) +
    bush(px, py, 64, twistNow) +
    shape(d`M${px + 40} ${py - 150}H${px + 130}V${py + 90}H${px + 40}`, {
      fill: inks.graphite,
      stroke: inks.ink,
      width: 3,
    }) +
    box(px - 20, py - 12, 80, 24, { fill: inks.graphite, opacity: 0 })
  )
}

const hanging: Shot = (beat) => {
  const tight = shown(beat, 1, 3.4)
  const lowered = ramp(beat, 3.8, 6)
  const twist = -24 * lowered
  return board(
    axleView(mix(110, 0, lowered), twist),
    fade(tight, torqueWrench({ x: 520, y: 330, turn: -20 + 20 * ramp(beat, 1.4, 2.6), scale: 0.8 }, '80')),
    fade(lowered, floor(448, { x0: 40, x1: 480 })),
    bush(960, 290, 170, twist * 1.9),
    turnArrow([960, 290], 200, 20, -70 * lowered, { width: 9 }),
    cross(1170, 500, ramp(beat, 6, 6.6), 46),
  )
}

const atHeight: Shot = (beat) => {
  const lowered = ramp(beat, 1, 2.8)
  const roll = 60 * Math.sin(ramp(beat, 3, 5) * Math.PI * 2)
  const tight = shown(beat, 5.6)
  const click = ramp(beat, 7.6, 8)
  return board(
    place(axleView(mix(110, 0, lowered), 0), { x: roll * 0.6 }),
    fade(lowered, floor(448, { x0: 40, x1: 480 })),
    arrow([330, 180], [330, 260], { width: 10, opacity: shown(beat, 0.8, 2.8) }),
    arrow([130, 520], [260, 520], { both: true, width: 9, opacity: shown(beat, 3, 5) }),
    fade(
      tight,
      torqueWrench(
        { x: 520, y: 330, turn: -24 + 34 * ramp(beat, 6, 7.8), scale: 0.8 },
        `${Math.round(80 * ramp(beat, 6, 7.8))}`,
      ),
    ),
    bush(1000, 250, 130, 0),
    write('80 Nm', 1000, 470, { size: 60, fill: click > 0.5 ? inks.green : inks.red, opacity: tight }),
    tick(1160, 450, click, 40),
  )
}

const toe: Shot = (beat) => {
  const off = 7 * (1 - ramp(beat, 3, 5.4))
  const [x, y] = [560, 310]
  const line = (side: 1 | -1): string => {
    const turn = side * off
    return place(stroke('M-90 0H330', Math.abs(off) < 0.4 ? inks.green : inks.red, 4, { dash: '14 9' }), {
      x: x + 132 * 1.45,
      y: y + side * -86 * 1.45,
      turn,
    })
  }
  return board(
    place(carTop({ frontToe: off }), { x, y, scale: 1.45 }),
    line(1),
    line(-1),
    tick(1180, 310, ramp(beat, 5.2, 5.8), 44),
  )
}

const camber: Shot = (beat) => {
  const lean = 6 * (1 - ramp(beat, 2.4, 4.4))
  const shownLean = 2 + (lean / 6) * 5
  return board(
    floor(floorAt, { x0: 160, x1: 900 }),
    place(carFront(shownLean, 10), { x: 500, y: floorAt, scale: 1.5 }),
    [-1, 1]
      .map(
        (side) =>
          stroke(d`M${500 + side * 285} 300V${floorAt}`, inks.steel, 2, { dash: '10 8' }) +
          place(stroke('M0 0V-250', lean < 0.4 ? inks.green : inks.red, 4), {
            x: 500 + side * 285,
            y: floorAt,
            turn: -side * shownLean,
          }),
      )
      .join(''),
    write(`−${(1 + (lean / 6) * 1.1).toFixed(1)}°`, 1040, 320, { size: 84, fill: lean < 0.4 ? inks.green : inks.red }),
    tick(1040, 410, ramp(beat, 4.4, 5), 40),
  )
}

const conditions: Shot = (beat) => {
  const fuel = 0.5 * ramp(beat, 0.4, 1.4)
  const lights = ramp(beat, 3, 4)
  return board(
    floor(floorAt, { x0: 90, x1: 800 }),
    shadow(440, floorAt, 600),
    machine({ body: 'sedan', x: 110, ground: floorAt, scale: 1.36 }),
    fade(lights, shape('M734 474L960 440V540Z', { fill: '#f2c94c', opacity: 0.6 })),
    box(140, 120, 210, 60, { fill: inks.white, stroke: inks.ink, width: 3 }, 6) +
      box(146, 126, 198 * fuel, 48, { fill: inks.steel }, 3) +
      write('½', 400, 168, { size: 54 }),
    fade(
      ramp(beat, 1.6, 2.2),
      box(500, 110, 90, 70, { fill: '#d8c9ae', stroke: inks.ink, width: 3 }, 4) + write('0 kg', 690, 164, { size: 50 }),
    ),
    card(980, 130, 230, 400) +
      stroke('M1000 180H1190', inks.red, 8) +
      write('1', 1040, 236, { size: 34, fill: inks.steel }) +
      write('2', 1140, 236, { size: 34, fill: inks.red }) +
      (
        [
          ['+14', '+2'],
          ['−9', '+2'],
          ['−2.1', '−1.0'],
          ['−0.2', '−1.0'],
        ] as const
      )
        .map(
          ([a, b], i) =>
            write(a, 1040, 300 + i * 56, {
              size: 34,
              fill: inks.steel,
              opacity: ramp(beat, 4 + i * 0.3, 4.6 + i * 0.3),
            }) +
            write(b, 1140, 300 + i * 56, {
              size: 34,
              fill: inks.green,
              opacity: ramp(beat, 4.6 + i * 0.3, 5.2 + i * 0.3),
            }),
        )
        .join(''),
    tick(1190, 520, ramp(beat, 6, 6.6), 36),
  )
}

export const story: Story = {
  pair: cut([0, pulled], [6.6, distances], [12.4, byAxle]),
  safety: cut(
    [
      0,
      pictureShot('exploded-coilover', [0.5, 0.5, 0.9], [0.7, 0.44, 0.5], 4, [
        [[0.72, 0.43], 170, [1130, 120], '', 0.8],
      ]),
    ],
    [3.8, force],
    [7.8, compressor],
  ),
  'small-parts': cut(
    [0, pictureShot('hero-car', [0.58, 0.5, 0.9], [0.72, 0.48, 0.6], 4, [[[0.88, 0.4], 110, [380, 130], '', 0.8]])],
    [3.8, parts],
    [14.2, damage],
  ),
  bushings: cut([0, hanging], [9, atHeight]),
  alignment: cut([0, toe], [7, camber], [12.6, conditions]),
}
