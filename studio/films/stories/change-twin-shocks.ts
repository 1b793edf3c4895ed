import { serialFrom } from '@/lib/domain/serial'
import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { damper, redSpring } from '../parts/damper'
import { arrow, dimensionX, dimensionY, turnArrow } from '../parts/dimension'
import { floor, shadow } from '../parts/ground'
import { machine, pointOn, type MachineLook } from '../parts/machine'
import { riderOn } from '../parts/person'
import { rearView } from '../parts/rear-view'
import { serialPlate } from '../parts/serial-plate'
import { cross, lamps, notebook, readOut, ring, tick } from '../parts/signs'
import { bolt, brush, fist, hammer, ringSpanner, torqueWrench } from '../parts/tools'
import { box, d, disc, fade, inks, metal, place, stroke } from '../svg'
import { mix, ramp, run, settle, shown, track } from '../time'

const floorAt = 578
const [first, second] = [serialFrom('2614A', 4217), serialFrom('2614A', 4218)]

/** A pannier and its rails. */
const pannier = (x: number, y: number, opacity: number): string =>
  fade(
    opacity,
    box(x - 92, y - 62, 184, 124, { fill: inks.steel, stroke: inks.ink, width: 3 }, 16) +
      stroke(d`M${x - 92} ${y - 20}H${x + 92}`, inks.ink, 3) +
      box(x - 16, y - 30, 32, 20, { fill: inks.mist, stroke: inks.ink, width: 2 }, 3),
  )

const safe: Shot = (beat) => {
  const up = ramp(beat, 0.6, 2.6)
  const look: MachineLook = {
    body: 'underbone',
    x: 290,
    ground: floorAt,
    scale: 3.8,
    tail: -9 * up,
    nose: 0,
    rear: -1.4 * up,
  }
  const [x, y] = pointOn(look, [82, 30])
  const away = ramp(beat, 6, 7.6)
  const [px, py] = pointOn(look, [20, 70])
  const [kx, ky] = pointOn(look, [128, 92])
  return board(
    floor(floorAt),
    shadow(620, floorAt, 660),
    machine(look),
    fade(
      up,
      stroke(
        d`M${x} ${y}L${x - 54} ${floorAt}M${x} ${y}L${x + 36} ${floorAt}M${x - 90} ${floorAt - 3}H${x + 60}`,
        inks.steel,
        11,
      ),
    ),
    arrow([x - 260, 130], [x - 260, 70], { width: 9, opacity: shown(beat, 0.8, 2.8) }),
    ring(x - 202, floorAt - 8, 40, shown(beat, 3, 5.6)),
    pannier(px + 30 - away * 240, py + 30 - away * 60, 1 - ramp(beat, 7, 7.8)),
    arrow([px - 60, py - 70], [px - 180, py - 100], { width: 8, opacity: shown(beat, 5.8, 7.6) }),
    fade(
      shown(beat, 3.6, 9),
      box(1000, 120, 160, 160, { fill: inks.white, stroke: inks.mist, width: 2 }, 6) +
        place(
          disc(0, 0, 44, { stroke: inks.ink, width: 7 }) +
            stroke('M0 -44V-20', inks.ink, 7) +
            stroke('M0 -26V26', inks.red, 12),
          { x: 1080, y: 200, turn: -70 * ramp(beat, 4, 5) },
        ),
    ),
    ring(kx, ky, 34, shown(beat, 3.8, 6)),
  )
}

const loosen: Shot = (beat) => {
  const turn = -38 * ramp(beat, 2, 3.6)
  return board(
    damper({ length: 390, free: 390, bolts: false }, { x: 420, y: 140, scale: 1.1 }),
    bolt({ x: 420, y: 140, turn }, 48),
    ringSpanner({ x: 420, y: 140, turn: 34 + turn, opacity: shown(beat, 0.8, 5), scale: 1.4 }),
    turnArrow([420, 140], 110, 70, -100 * ramp(beat, 2, 3.4), { opacity: shown(beat, 2, 5), width: 8 }),
    readOut('⅛', 780, 200, { size: 76, color: inks.red, edge: 'none', fill: 'none' }),
    tick(900, 196, ramp(beat, 3.6, 4.2), 40),
    fade(
      ramp(beat, 4.6, 5.4),
      bolt({ x: 920 + 70 * ramp(beat, 5, 6), y: 440 }, 48) +
        box(860, 426, 66 + 70 * ramp(beat, 5, 6), 28, { fill: metal.chrome, stroke: inks.ink, width: 2 }) +
        box(800, 380, 60, 120, { fill: inks.graphite }, 4),
    ),
    cross(1090, 440, ramp(beat, 6, 6.6), 40),
  )
}

const compare: Shot = (beat) => {
  const old = { color: '#6d6257', shine: '#9b8f83' }
  const [top, scale] = [84, 1.1]
  const bottom = top + 430 * scale
  return board(
    damper({ length: 430, spring: old, knob: false, threads: false }, { x: 300, y: top, scale }),
    damper({ length: 430, spring: redSpring }, { x: 560 + 500 * (1 - ramp(beat, 0, 1.6)), y: top, scale }),
    stroke(
      d`M180 ${top}H${mix(180, 700, ramp(beat, 1.8, 2.6))}M180 ${bottom}H${mix(180, 700, ramp(beat, 1.8, 2.6))}`,
      inks.silver,
      2,
      { dash: '10 8' },
    ),
    dimensionY(150, top, bottom, { label: '330', reach: -100, opacity: ramp(beat, 2.4, 3.4), size: 36 }),
    dimensionY(760, top, bottom - 1.5, { label: '331', reach: 150, opacity: ramp(beat, 4.4, 5.4), size: 36 }),
    readOut('± 2 mm', 980, 300, { size: 54 }),
    tick(1140, 300, ramp(beat, 6.2, 6.8), 40),
  )
}

const eyes: Shot = (beat) => {
  const eye = (x: number, share: number, color: string): string =>
    place(
      disc(0, 0, 128, { fill: inks.graphite, stroke: inks.ink, width: 4 }) +
        disc(0, 0, 88, { fill: '#0c0e10' }) +
        disc(0, 0, 52, { fill: color, stroke: inks.ink, width: 3 }) +
        disc(0, 0, 34, { fill: inks.paper, stroke: inks.ink, width: 3 }),
      { x, y: 220 },
    ) +
    dimensionX(220, x - 34, x + 34, { opacity: share, reach: 0 }) +
    write('10', x, 406, { size: 44, opacity: share, fill: inks.red })
  const side = (x: number, share: number): string =>
    place(
      box(-74, -30, 148, 60, { fill: metal.chrome, stroke: inks.ink, width: 3 }, 4) +
        box(-50, -46, 100, 92, { fill: inks.graphite, stroke: inks.ink, width: 3 }, 6),
      { x, y: 478 },
    ) + dimensionX(560, x - 74, x + 74, { label: '24', opacity: share, reach: 36, size: 32 })
  return board(
    eye(330, ramp(beat, 0.6, 1.4), '#b5a994'),
    eye(790, ramp(beat, 1.6, 2.4), '#c6ccd3'),
    side(330, ramp(beat, 2.6, 3.4)),
    side(790, ramp(beat, 3, 3.8)),
    write('=', 560, 250, { size: 100, fill: inks.green, opacity: ramp(beat, 2.4, 3) }),
    write('=', 560, 510, { size: 100, fill: inks.green, opacity: ramp(beat, 3.8, 4.4) }),
    tick(1080, 360, ramp(beat, 4.2, 4.8), 46),
  )
}

const twoNumbers: Shot = (beat) =>
  board(
    place(serialPlate(first, { width: 620 }), { x: 120 - 30 * (1 - ramp(beat, 0, 1)), y: 130 }),
    place(serialPlate(second, { width: 620 }), { x: 120, y: 340, opacity: ramp(beat, 0.6, 1.4) }),
    write('≠', 900, 350, { size: 120, fill: inks.red, opacity: ramp(beat, 1.8, 2.6) }),
    tick(1080, 310, ramp(beat, 2.8, 3.4), 46),
  )

const swap: Shot = (beat) => {
  const off = track(beat, [0.8, 0], [3, 190])
  const on = track(beat, [5.4, 240], [7, 0])
  const isNew = beat > 4.6
  const raise = track(beat, [7.2, 0], [8.2, 16], [8.8, -8], [9.6, 0])
  const second = beat > 14
  const away = second ? (beat < 16.2 ? track(beat, [14.2, 0], [15.8, 240]) : track(beat, [16.2, 240], [17.8, 0])) : 0
  const x = 600
  const hold = beat > 7.4
  const upper = hold ? (1 - ramp(beat, 8.4, 9.6)) * -7 : -7 * ramp(beat, 5, 5.4)
  return board(
    floor(floorAt, { x0: 180, x1: 1040 }),
    rearView({
      x,
      ground: floorAt,
      raise: raise,
      left: 0,
      right: 0,
      rightAway: isNew ? on : off,
      rightTurn: isNew ? upper : 0,
      isNewRight: isNew,
      leftAway: away,
      isNewLeft: beat > 16.1,
    }),
    fade(
      shown(beat, 3, 4.6),
      brush({ x: 790 + 8 * Math.sin(beat * 12), y: 152, turn: 60, scale: 0.7 }) +
        brush({ x: 790 + 8 * Math.sin(beat * 12), y: 430, turn: 60, scale: 0.7 }),
    ),
    ring(x - 148, 300, 52, shown(beat, 0.6, 3), inks.green),
    arrow([x + 250, 428], [x + 190, 428], { width: 9, opacity: shown(beat, 5.2, 7) }),
    write('1', x + 280, 442, { size: 50, fill: inks.red, opacity: shown(beat, 5.2, 13) }),
    write('2', x + 280, 164, { size: 50, fill: inks.red, opacity: shown(beat, 8, 13) }),
    fist({ x: x + 84, y: 556, scale: 0.8, opacity: shown(beat, 7, 9.8) }),
    arrow([x - 110, 470], [x - 110, 560], { both: true, width: 8, opacity: shown(beat, 7, 9.8) }),
    fade(
      shown(beat, 10.2, 13.4),
      hammer({ x: x + 210 + 40 * Math.abs(Math.sin(beat * 3)), y: 170, turn: -8 * Math.sin(beat * 3), scale: 1.1 }),
    ),
    cross(1030, 300, shown(beat, 10.8, 13.4), 46),
    tick(1030, 300, ramp(beat, 18, 18.6), 46),
  )
}

const onWheels: Shot = (beat) => {
  const down = ramp(beat, 1.4, 3)
  const sit = ramp(beat, 3, 4.4)
  const tail = mix(-9, 0, down) + 5 * ramp(beat, 3.6, 4.6)
  const look: MachineLook = {
    body: 'underbone',
    x: 330,
    ground: floorAt,
    scale: 3.1,
    tail,
    rear: mix(-1.4, 0, down),
    nose: 1.5 * sit,
  }
  const [x, y] = pointOn(look, [82, 30])
  return board(
    floor(floorAt),
    shadow(620, floorAt, 560),
    fade(1 - down, stroke(d`M${x} ${y}L${x - 40} ${floorAt}M${x} ${y}L${x + 30} ${floorAt}`, inks.steel, 10)),
    machine(look),
    fade(sit, riderOn('underbone', look, tail - 16 * (1 - sit))),
    arrow([230, 120], [230, 120 + 80 * down], { width: 10, opacity: shown(beat, 1.2, 5) }),
    tick(1080, 220, ramp(beat, 5, 5.6), 46),
  )
}

const wrench: Shot = (beat) => {
  const pull = track(beat, [1.2, 0], [3.4, 34], [3.6, 34], [4.2, 8], [6.6, 46])
  const click = ramp(beat, 6.5, 6.8)
  const value = Math.round(track(beat, [1.2, 0], [3.4, 24], [4.2, 24], [6.6, 35]))
  return board(
    damper({ length: 430, free: 430, spring: redSpring }, { x: 300, y: 236, scale: 0.8 }),
    bolt({ x: 300, y: 236, turn: pull }, 50),
    torqueWrench({ x: 300, y: 236, turn: -24 + pull, scale: 1.2 }, `${value}`),
    turnArrow([300, 236], 150, 20, 20 + pull * 1.4, { width: 9, opacity: shown(beat, 1.2, 7.2) }),
    readOut(`${value} Nm`, 1060, 190, { size: 58, color: click > 0.5 ? inks.green : inks.red, width: 260 }),
    fade(click * (1 - ramp(beat, 7.6, 8.4)), stroke('M820 380l40 -26M840 420h52M820 460l40 26', inks.green, 9)),
    tick(1060, 320, click, 44),
    fade(ramp(beat, 8, 8.8), notebook(930, 390, 270, [['35 Nm', 1]], 66)),
  )
}

const twist: Shot = (beat) => {
  const bad = ramp(beat, 0.8, 2.4)
  const bush = (x: number, turn: number): string =>
    place(
      disc(0, 0, 150, { fill: '#c6ccd3', stroke: inks.ink, width: 4 }) +
        disc(0, 0, 130, { fill: '#1b1e22' }) +
        Array.from({ length: 16 }, (_, i) => {
          const a = (i * Math.PI) / 8
          const b = a + (turn * Math.PI) / 180
          return stroke(
            d`M${128 * Math.cos(a)} ${128 * Math.sin(a)}Q${92 * Math.cos((a + b) / 2)} ${92 * Math.sin((a + b) / 2)} ${58 * Math.cos(b)} ${58 * Math.sin(b)}`,
            Math.abs(turn) > 8 ? inks.red : inks.silver,
            5,
          )
        }).join('') +
        place(
          disc(0, 0, 56, { fill: '#98a0aa', stroke: inks.ink, width: 3 }) +
            disc(0, 0, 30, { fill: inks.ink }) +
            stroke('M0 -34V-54', inks.red, 7),
          { turn },
        ),
      { x, y: 290 },
    )
  return board(
    bush(370, 44 * bad),
    cross(370, 510, ramp(beat, 2, 2.6), 42),
    bush(890, 0),
    tick(890, 510, ramp(beat, 2.8, 3.4), 42),
  )
}

const pump: Shot = (beat) => {
  const count = Math.min(10, Math.floor(run(beat, 0.4, 5.4) * 10.01))
  const press = beat < 5.4 ? 9 * Math.sin(run(beat, 0.4, 5.4) * 10 * Math.PI) ** 2 : 9 * ramp(beat, 5.6, 6.2)
  const look: MachineLook = { body: 'scooter', x: 250, ground: floorAt, scale: 3.9, tail: press, nose: press * 0.2 }
  const rings = (
    [
      [46, 62],
      [20, 34],
      [58, 34],
      [8, 78],
    ] as const
  )
    .map((at, i) => {
      const [x, y] = pointOn(look, at)
      return (
        ring(x, y, 44, shown(beat, 6.4 + i * 1.1, 10.6)) + tick(x + 34, y - 34, shown(beat, 7.2 + i * 1.1, 10.6), 17)
      )
    })
    .join('')
  return board(
    floor(floorAt),
    shadow(610, floorAt, 640),
    machine(look),
    arrow([190, 80], [190, 180], { both: true, width: 10, opacity: shown(beat, 0.2, 5.4) }),
    write(`${count}×`, 1090, 240, { size: 110, fill: inks.red, opacity: shown(beat, 0.4, 6) }),
    lamps(1090, 300, 10, count, 26),
    rings,
  )
}

const roadTest: Shot = (beat) => {
  const km = run(beat, 0.2, 3.4)
  const wave = 1.6 * Math.sin(beat * 7) * settle(beat, 9, 1, 0)
  const look: MachineLook = {
    body: 'scooter',
    x: 240,
    ground: floorAt,
    scale: 2.6,
    tail: 3 + wave,
    nose: 1,
    roll: km * 2600,
  }
  return board(
    floor(floorAt, { shift: km * 2400 }),
    machine(look),
    riderOn('scooter', look, 3 + wave),
    readOut(`${Math.round(km * 10)} km`, 990, 230, { size: 76 }),
    fade(
      ramp(beat, 3.4, 4),
      bolt({ x: 880, y: 430, turn: 8 * ramp(beat, 4, 4.6) }, 70) +
        torqueWrench({ x: 880, y: 430, turn: -20 + 8 * ramp(beat, 4, 4.6), scale: 0.8 }, '35'),
    ),
    tick(1190, 480, ramp(beat, 4.8, 5.2), 38),
  )
}

const papers: Shot = (beat) =>
  board(
    place(serialPlate(first, { width: 460 }), { x: 110, y: 140 }),
    place(serialPlate(second, { width: 460 }), { x: 110, y: 330 }),
    arrow([620, 290], [760, 290], { width: 10, opacity: ramp(beat, 0.4, 1) }),
    fade(
      ramp(beat, 0.8, 1.4),
      box(820, 110, 340, 380, { fill: inks.white, stroke: inks.ink, width: 3 }, 6) +
        box(820, 110, 340, 78, { fill: inks.red }) +
        write('30', 990, 390, { size: 170 }),
    ),
    tick(1150, 480, ramp(beat, 1.8, 2.4), 40),
  )

export const story: Story = {
  prepare: cut([0, safe], [11, loosen]),
  compare: cut([0, compare], [8.6, eyes], [15, twoNumbers]),
  swap,
  tighten: cut([0, onWheels], [6.4, wrench], [15.4, twist]),
  ride: cut([0, pump], [11, roadTest], [16.6, papers]),
}
