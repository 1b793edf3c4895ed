import { board, cut, onView, type Shot, type Story, type View } from '../frame'
import { write } from '../glyphs'
import { coilParts, damper, redSpring } from '../parts/damper'
import { arrow, dimensionX, dimensionY, turnArrow } from '../parts/dimension'
import { floor, shadow } from '../parts/ground'
import { axleOn, machine, pointOn, type MachineLook } from '../parts/machine'
import { riderOn } from '../parts/person'
import { pin, positions, steppedCollar } from '../parts/steps'
import { callOut, cross, drop, notebook, readOut, tick } from '../parts/signs'
import { rearView } from '../parts/rear-view'
import { brush, hammer, hookSpanner, oilCan, screwdriver } from '../parts/tools'
import { ratioOf } from '../pictures'
import { box, d, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { mix, ramp, shown, track } from '../time'

const floorAt = 578

/** Two dampers: the right one is preloaded; the length from eye to eye stays, only the spring gets shorter. */
const squeeze: Shot = (beat) => {
  const move = 46 * ramp(beat, 2, 5)
  const [top, bottom] = [86, 86 + 440]
  const dashes = ramp(beat, 0.6, 1.6)
  return board(
    damper({ length: 440 }, { x: 330, y: top }),
    damper({ length: 440, collar: 96 + move, collarTurn: move * 9, spring: redSpring }, { x: 700, y: top }),
    stroke(d`M200 ${top}H${200 + 700 * dashes}M200 ${bottom}H${200 + 700 * dashes}`, inks.steel, 2, { dash: '10 8' }),
    dimensionY(1010, top, bottom, { label: '330 mm', reach: 110, color: inks.steel, opacity: ramp(beat, 1, 2) }),
    dimensionY(820, top + 96, top + 96 + move + 0.1, { label: '10 mm', reach: 66, opacity: ramp(beat, 3.4, 4.4) }),
    arrow([600, 190], [600, 190 + 60 * ramp(beat, 1.8, 2.8)], { width: 9, opacity: shown(beat, 1.8, 5) }),
    turnArrow([700, 150], 96, -70, 140 * ramp(beat, 2, 4), { opacity: shown(beat, 2, 5.2) }),
  )
}

/** The same weight on both: the preloaded one gives less way. */
const loaded: Shot = (beat) => {
  const force = ramp(beat, 1, 3.4)
  const [soft, firm] = [96 * force, Math.max(0, 96 * force - 46)]
  const top = 118
  const one = (x: number, sink: number, collar: number, color: object): string =>
    place(
      damper({ length: 420 - sink, free: 420, collar, spring: color }, { y: top + sink }) +
        box(-84, top + sink - 74, 168, 46, { fill: metal.dark, stroke: inks.ink, width: 2 }, 4) +
        write('50 kg', 0, top + sink - 40, { size: 32, fill: inks.white }),
      { x },
    )
  return board(
    floor(floorAt - 16, { x0: 180, x1: 900 }),
    one(330, soft, 96, {}),
    one(700, firm, 142, redSpring),
    stroke(d`M190 ${top}H900`, inks.silver, 2, { dash: '10 8' }),
    dimensionY(470, top, top + soft + 0.1, { reach: 110, color: inks.steel, opacity: ramp(beat, 1.6, 2.6) }),
    dimensionY(840, top, top + firm + 0.1, { reach: 110, opacity: ramp(beat, 2.4, 3.2) }),
    arrow([1010, top + soft], [1010, top + firm], { width: 9, opacity: ramp(beat, 4, 4.8) }),
    fade(ramp(beat, 4, 4.8), stroke(d`M900 ${top + soft}H1050M900 ${top + firm}H1050`, inks.red, 1.5)),
  )
}

/** Force over travel: two parallel lines, the rate is the same. */
const sameRate: Shot = (beat) => {
  const [x0, y0] = [220, 520]
  const grow = ramp(beat, 0.4, 2.4)
  const line = (rise: number, color: string): string =>
    stroke(d`M${x0} ${y0 - rise}L${x0 + 640 * grow} ${y0 - rise - 280 * grow}`, color, 7)
  const step = ramp(beat, 2.4, 3.2)
  const stair = (rise: number, color: string): string =>
    fade(step, stroke(d`M${x0 + 240} ${y0 - rise - 105}H${x0 + 400}V${y0 - rise - 175}`, color, 3.5, { dash: '9 7' }))
  return board(
    stroke(d`M${x0} 110V${y0}H1000`, inks.ink, 4),
    write('N', x0 - 34, 136, { size: 38 }),
    write('mm', 1040, y0 + 12, { size: 38 }),
    line(0, inks.steel),
    line(110, inks.red),
    stair(0, inks.steel),
    stair(110, inks.red),
    dimensionX(y0 + 44, x0 + 240, x0 + 400, { label: '1 mm', size: 26, color: inks.steel, opacity: step, reach: 20 }),
    write('=', 1110, 330, { size: 110, fill: inks.green, opacity: ramp(beat, 3.4, 4) }),
    dimensionY(x0 - 90, y0 - 110, y0, { reach: -80, opacity: ramp(beat, 1.2, 2) }),
  )
}

const stepped: Shot = (beat) => {
  const at = track(beat, [6.4, 0], [8.4, 1], [11, 1], [13, 2])
  const x = 430
  const brushX = x - 190 + 300 * (0.5 + 0.5 * Math.sin(beat * 3.2))
  const sweeping = shown(beat, 0.6, 4.2)
  const dirt = 1 - ramp(beat, 1.2, 4)
  const bad = shown(beat, 15.6)
  const swing = Math.max(0, Math.sin((beat - 15) * 2.6))
  const lift = 26 * Math.min(4, at)
  const spring = coilParts(0, 232 - lift, { radius: 96, wire: 24, coils: 3, ...redSpring })
  return board(
    box(x - 70, 60, 140, 520, { fill: metal.chrome, stroke: inks.ink, width: 2 }),
    place(spring.back + spring.front, { x, y: 318 + lift }),
    `<clipPath id="window"><rect x="${x - 200}" y="40" width="400" height="560"/></clipPath><g clip-path="url(#window)">${steppedCollar(x, 214, at)}</g>`,
    stroke(d`M${x - 200} 140V470M${x + 200} 140V470`, inks.ink, 2.5, { dash: '4 8' }),
    pin(x, 214),
    fade(
      dirt,
      Array.from({ length: 18 }, (_, i) =>
        disc(x - 170 + ((i * 61) % 340), 250 + ((i * 37) % 90), 5 + (i % 4) * 2, { fill: '#8f7a5a' }),
      ).join(''),
    ),
    fade(sweeping, brush({ x: brushX, y: 250, turn: 14 })),
    hookSpanner({
      x: x + 196 + 60 * (1 - ramp(beat, 4.6, 5.6)),
      y: 276 + lift,
      turn: 4,
      opacity: shown(beat, 4.6, 15),
      scale: 1.15,
    }),
    arrow([x + 220, 214], [x + 320, 214], { width: 9, opacity: shown(beat, 6.2, 8.6) + shown(beat, 10.8, 13.2) }),
    fade(
      ramp(beat, 5, 6),
      positions(800, 150, at, (text, px, py, isOn) =>
        write(text, px, py, { size: 40, fill: isOn ? inks.white : inks.steel }),
      ),
    ),
    dimensionY(800, 314, 340, { label: '3–4 mm', opacity: shown(beat, 8.6, 10.6), reach: 166 }),
    fade(
      bad,
      screwdriver({ x: x + 210, y: 330, turn: -14 }) +
        hammer({ x: x + 440 + 50 * swing, y: 262, turn: -14 + 10 * swing, scale: 1.1 }),
    ),
    cross(1040, 480, ramp(beat, 16.6, 17.2), 48),
    tick(1040, 480, shown(beat, 13.2, 15.2), 48),
  )
}

/** The picture: lock ring above, collar below. */
const overview: Shot = (beat) => {
  const view: View = {
    scene: 'macro-preload',
    x: mix(0.56, 0.6, ramp(beat, 0, 5)),
    y: 0.46,
    span: mix(0.98, 0.74, ramp(beat, 0, 5)),
  }
  const ratio = ratioOf(view.scene)
  const [ring, collar] = [onView(view, ratio, [0.66, 0.37]), onView(view, ratio, [0.6, 0.5])]
  return {
    ground: view,
    svg:
      callOut(ring.x, ring.y, 66, [1060, 150], '1', ramp(beat, 0.8, 2)) +
      callOut(collar.x, collar.y, 66, [190, 420], '2', ramp(beat, 2.2, 3.4)),
  }
}

const threaded: Shot = (beat) => {
  const lock = 34 * ramp(beat, 0.6, 2.4) * (1 - ramp(beat, 12.6, 14))
  const move = track(beat, [6.6, 0], [9.4, 26])
  const [x, y, scale] = [430, 40, 1.28]
  const collar = 136 + move
  const seat = (430 - 74) * scale + y
  const top = collar * scale + y
  const mm = 178 - 1.3 * (move / 26)
  const dripping = ramp(beat, 4.6, 5.6)
  return board(
    damper(
      { length: 430, collar, lock, lockTurn: -lock * 5.3 + 0, collarTurn: move * 13.8, spring: redSpring },
      { x, y, scale },
    ),
    turnArrow([x, 170], 112, -60, 120 * ramp(beat, 0.6, 2), { opacity: shown(beat, 0.6, 2.6) }),
    write('½', x + 150, 130, { size: 54, fill: inks.red, opacity: shown(beat, 0.8, 2.8) }),
    fade(shown(beat, 2.6, 4.6), brush({ x: x - 20 + 60 * Math.sin(beat * 6), y: 178, turn: 22, scale: 0.8 })),
    fade(shown(beat, 4.2, 6.2), oilCan({ x: x + 38, y: 96 })),
    dripping > 0 && dripping < 1 ? drop(x + 30, 96 + 56 * dripping, 26) : '',
    hookSpanner({
      x: x + 30 + 160 * (1 - ramp(beat, 6, 6.6)) + 12,
      y: top - 18,
      turn: 10 * Math.sin(Math.min(beat, 9.4) * 3.1),
      opacity: shown(beat, 6, 9.8),
      scale: 1.1,
    }),
    turnArrow([x, top - 18], 120, 60, 230 * ramp(beat, 6.8, 9), { opacity: shown(beat, 6.8, 9.8) }),
    write('1×', x - 190, top - 60, { size: 54, fill: inks.red, opacity: shown(beat, 7, 10) }),
    dimensionY(860, top, seat, { label: `${mm.toFixed(1)} mm`, reach: 350, opacity: ramp(beat, 4.8, 5.8), size: 34 }),
    dimensionY(1100, y + 136 * scale, top + 0.1, {
      reach: 200,
      label: '1–1.5 mm',
      opacity: ramp(beat, 9.6, 10.6),
      size: 30,
    }),
    turnArrow([x, 170 + 34], 112, 60, -120 * ramp(beat, 12.6, 13.8), { opacity: shown(beat, 12.6, 14.6) }),
    tick(x - 170, 200, ramp(beat, 14.2, 14.8), 36),
  )
}

const pairLengths: Shot = (beat) => {
  const right = track(beat, [5, 0], [7.4, 40])
  const y = 76
  const length = 430
  const [left, now] = [136, 96 + right]
  const seat = y + length - 74
  return board(
    damper({ length, collar: left }, { x: 430, y }),
    damper({ length, collar: now, collarTurn: right * 9, spring: redSpring }, { x: 850, y }),
    dimensionY(300, y + left, seat, { reach: -78, label: '178', opacity: ramp(beat, 0.6, 1.6), size: 36 }),
    dimensionY(980, y + now, seat, {
      reach: 78,
      label: `${Math.round(181 - (3 * right) / 40)}`,
      opacity: ramp(beat, 3, 4),
      size: 36,
    }),
    notebook(60, 120, 150, [
      ['178', ramp(beat, 1.8, 2.6)],
      ['mm', ramp(beat, 1.8, 2.6)],
    ]),
    hookSpanner({ x: 862, y: y + now - 16, turn: 8 * Math.sin(beat * 3), opacity: shown(beat, 4.4, 7.6), scale: 1.04 }),
    write('=', 640, 320, { size: 110, fill: inks.green, opacity: ramp(beat, 7.6, 8.2) }),
    tick(640, 420, ramp(beat, 8, 8.6), 38),
  )
}

const unequal: Shot = (beat) => {
  const tilt = 5 * ramp(beat, 0.6, 2.2) * (1 - ramp(beat, 6, 7.4))
  const pull = ramp(beat, 2.4, 3.4) * (1 - ramp(beat, 5.8, 6.6))
  return board(
    floor(floorAt, { x0: 200, x1: 1080 }),
    rearView({ x: 640, ground: floorAt, tilt, left: 0, right: tilt * 7 }),
    arrow([820, 330], [820 + 130 * pull, 330], { width: 10, opacity: pull }),
    write('+1×', 880, 190, { size: 46, fill: inks.red, opacity: shown(beat, 1, 5.8) }),
    cross(1010, 480, shown(beat, 3.4, 6), 42),
    tick(1010, 480, ramp(beat, 7.4, 8), 42),
  )
}

const remeasure: Shot = (beat) => {
  const raise = 4 * ramp(beat, 0.6, 2)
  const look: MachineLook = { body: 'bigbike', x: 330, ground: floorAt, scale: 3, tail: 8 - raise, nose: 2.5 }
  const [ax, ay] = axleOn(look, 'rear')
  const [, ty] = pointOn(look, [33, 99])
  return board(
    floor(floorAt),
    shadow(640, floorAt, 640),
    machine(look),
    riderOn('bigbike', look, 7 - raise * 0.8),
    dimensionY(ax - 150, ty, ay, { label: 'L3', reach: -130, size: 40 }),
    notebook(990, 120, 230, [
      ['L1−L3', 1],
      ['41', ramp(beat, 0.2, 0.4)],
      ['35', ramp(beat, 2.4, 3.2), inks.green],
    ]),
    stroke('M1010 262H1070', inks.red, 4, { opacity: ramp(beat, 2.2, 2.8) }),
  )
}

const tooFar: Shot = (beat) => {
  const at = track(beat, [0.6, 0.2], [2.4, 0.7], [3.6, 0.7], [5.2, 1.25])
  const press = 60 * ramp(beat, 5.4, 6.6)
  const collar = 80 + 110 * at
  const length = 430 - press
  const bound = ramp(beat, 6.2, 6.8)
  return board(
    damper(
      { length, free: 430, collar, collarTurn: at * 900, spring: { ...redSpring, coils: 7 } },
      { x: 340, y: 80 + press },
    ),
    box(254, 36 + press, 172, 16, { fill: inks.ink }),
    box(600, 250, 480, 40, { fill: inks.white, stroke: inks.silver, width: 2 }),
    box(600, 250, 384, 40, { fill: '#cfe5d9' }),
    place(shape('M0 0L-18 -32H18Z', { fill: at > 1 ? inks.red : inks.green }), { x: 600 + 384 * at, y: 246 }),
    write('0', 600, 334, { size: 30, fill: inks.steel }),
    write('15 mm', 984, 334, { size: 30, fill: inks.steel }),
    dimensionY(470, 80 + press + 430 * 0.52, 80 + press + length - 112, { reach: 60, opacity: bound }),
    cross(1040, 470, bound, 48),
  )
}

const otherSpring: Shot = (beat) => {
  const swap = ramp(beat, 0.8, 2.4)
  return board(
    damper(
      {
        length: 430,
        collar: mix(160, 100, swap),
        spring:
          swap < 0.5
            ? { ...redSpring, coils: 7, wire: 11 }
            : { color: '#98a0aa', shine: '#eef0f2', wire: 18, coils: 5.5 },
      },
      { x: 460, y: 80 },
    ),
    arrow([640, 320], [760, 320], { width: 10, opacity: shown(beat, 0.4, 2.6) }),
    readOut('60 N/mm', 940, 250, { size: 44, color: inks.red, edge: inks.red }),
    fade(
      ramp(beat, 1.6, 2.4),
      arrow([940, 300], [940, 360], { width: 7 }) +
        readOut('75 N/mm', 940, 410, { size: 44, color: inks.green, edge: inks.green }),
    ),
    tick(1120, 410, ramp(beat, 2.6, 3.2), 40),
  )
}

export const story: Story = {
  what: cut([0, squeeze], [7.4, loaded], [14.2, sameRate]),
  stepped,
  threaded: cut([0, overview], [5, threaded]),
  pair: cut([0, pairLengths], [10.4, unequal]),
  check: cut([0, remeasure], [5.6, tooFar], [14.2, otherSpring]),
}
