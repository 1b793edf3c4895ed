import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { damper } from '../parts/damper'
import { dial } from '../parts/dial'
import { arrow, turnArrow } from '../parts/dimension'
import { floor, shadow } from '../parts/ground'
import { machine } from '../parts/machine'
import { riderOn } from '../parts/person'
import { pictureShot } from '../parts/picture-shot'
import { hump, quarter, road } from '../parts/quarter'
import { callOut, cross, notebook, ring, tick } from '../parts/signs'
import { rebounds, trace } from '../parts/trace'
import { box, d, fade, inks, metal, place, shape, stroke } from '../svg'
import { mix, ramp, run, shown, track } from '../time'

const floorAt = 578

const whereOnPart: Shot = (beat) => {
  const [x, y] = [460, 84]
  const low = ramp(beat, 0.6, 1.8)
  const high = ramp(beat, 2.2, 3.4)
  const two = ramp(beat, 4.2, 5.4)
  return board(
    damper({ length: 430, reservoir: true, knobTurn: beat * 22 * shown(beat, 0.6, 2) }, { x, y }),
    box(x + 68, y + 6, 34, 14, { fill: metal.signal, stroke: inks.ink, width: 1.5 }, 3),
    box(x + 78, y - 10, 14, 16, { fill: metal.signal, stroke: inks.ink, width: 1.5 }, 3),
    callOut(x, y + 383, 48, [230, y + 383], 'R', low),
    callOut(x + 85, y + 4, 42, [740, y + 4], 'C', high),
    fade(
      two,
      stroke('M790 88H830', inks.red, 3) +
        write('W', 870, 104, { size: 54, fill: inks.red }) +
        dial(920, 270, { at: 4, clicks: 8, letter: 'L', r: 62, labels: false }) +
        dial(1110, 270, { at: 4, clicks: 8, letter: 'H', r: 62, labels: false }),
    ),
  )
}

/** A needle that comes down on its seat. */
function needle(x: number, y: number, open: number, isForced: number): string {
  const gap = open * 7
  return (
    shape(
      d`M${x - 110} ${y}H${x - 20}L${x - 6} ${y + 46}V${y + 110}H${x - 110}ZM${x + 110} ${y}H${x + 20}L${x + 6} ${y + 46}V${y + 110}H${x + 110}Z`,
      { fill: '#c6ccd3', stroke: inks.ink, width: 2.5 },
    ) +
    place(
      shape('M-26 -150H26V-40L5 22L0 32L-5 22L-26 -40Z', {
        fill: isForced > 0.5 ? metal.signal : metal.body,
        stroke: inks.ink,
        width: 2.5,
      }),
      { x, y: y - gap + 8 },
    ) +
    (gap > 3
      ? arrow([x - 60, y - 34], [x - 16, y + 8], { color: inks.oil, width: 4 }) +
        arrow([x, y + 60], [x, y + 104], { color: inks.oil, width: 4 })
      : '')
  )
}

const closing: Shot = (beat) => {
  const at = track(
    beat,
    ...Array.from({ length: 10 }, (_, i) => [1 + i * 0.9, 9 - i] as const).flatMap(([t, v], i) =>
      i === 0 ? [[t, v] as const] : [[t - 0.35, v + 1] as const, [t, v] as const],
    ),
  )
  const outwards = track(beat, [13, 0], [13.6, 1], [14.1, 1], [14.7, 2], [15.2, 2], [15.8, 3], [16.3, 3], [16.9, 4])
  const now = beat < 12 ? at : outwards
  const stopped = shown(beat, 9.1, 12)
  const count = beat < 12 ? Math.round(9 - at) : Math.round(outwards)
  return board(
    dial(390, 310, { at: now, clicks: 12, lit: beat < 12 ? [now, 9] : [0, now] }),
    turnArrow([390, 310], 92, 20, 120, { opacity: shown(beat, 0.6, 9.2), color: inks.white, width: 8 }),
    turnArrow([390, 310], 92, 20, -120, { opacity: shown(beat, 12.6, 17.4), color: inks.white, width: 8 }),
    place(write(`${count}`, 0, 0, { size: 120, fill: beat < 12 ? inks.ink : inks.red }), { x: 680, y: 350 }),
    needle(900, 330, now, 0),
    ring(900, 350, 60, stopped, inks.green),
    tick(1020, 210, stopped, 34),
    notebook(1080, 130, 140, [['9', ramp(beat, 10, 10.8)]], 74),
    cross(900, 500, shown(beat, 17.6), 36),
    fade(shown(beat, 17.6), turnArrow([900, 150], 70, -90, 200, { width: 9 })),
  )
}

const pushTail =
  (y: number): Shot =>
  (beat) => {
    const share = run(beat, 1.6, 5)
    const press = beat < 1.6 ? ramp(beat, 0.4, 1.4) : 0
    const sink = beat < 1.6 ? 9 * press : (-9 * rebounds.settles(share)) / 80
    return board(
      floor(floorAt, { x1: 760 }),
      shadow(380, floorAt, 520),
      machine({ body: 'bigbike', x: 90, ground: floorAt, scale: 2.9, tail: sink, nose: sink * 0.2 }),
      arrow([210, 130], [210, 130 + 90 * press], { width: 11, opacity: shown(beat, 0.2, 1.2, 0.3) }),
      trace(810, y, 380, share, rebounds.settles, inks.green),
      tick(1190, y - 90, ramp(beat, 4, 4.6), 34),
    )
  }

/** Three ways to come up: only one is right. */
const three: Shot = (beat) => {
  const line = (y: number, kind: keyof typeof rebounds, from: number, isRight: boolean): string =>
    trace(200, y, 760, run(beat, from, from + 2.2), rebounds[kind], isRight ? inks.green : inks.red) +
    (isRight ? tick : cross)(1060, y, ramp(beat, from + 2, from + 2.5), 34)
  return board(line(150, 'bounces', 0.3, false), line(330, 'creeps', 1.2, false), line(500, 'settles', 2.1, true))
}

const packing: Shot = (beat) => {
  const first = beat < 4.2
  const local = first ? beat : beat - 4.2
  const shift = run(local, 0, 4) * 1000
  const heightAt = (x: number): number =>
    first ? 30 * (0.5 + 0.5 * Math.sin((x + shift) / 44)) * ramp(x + shift, 700, 800) : 60 * hump(x + shift, 800, 180)
  const axle = 486 - heightAt(380)
  const deck = first
    ? 284 + 54 * ramp(local, 0.6, 3.4)
    : 284 - (shift > 420 ? 90 * Math.exp(-(shift - 420) / 240) * ramp(shift, 420, 480) : 0)
  const turn = first ? track(local, [1.6, 8], [3.2, 10]) : track(local, [1.6, 10], [3.2, 8])
  return board(
    road(560, heightAt, 60, 720),
    quarter(380, axle, deck, { roll: shift * 0.7 }),
    arrow([540, 240], [540, first ? 340 : 150], { width: 9, opacity: shown(local, 0.8, 3.6) }),
    dial(1000, 300, { at: turn, clicks: 12, lit: [8, turn], r: 104, letter: 'R' }),
    write(first ? '+2' : '−2', 760, 330, { size: 84, fill: inks.red, opacity: ramp(local, 1.4, 2.2) }),
  )
}

const edges: Shot = (beat) => {
  const first = beat < 5
  const local = first ? beat : beat - 5
  const shift = run(local, 0, 4.6) * 1100
  const heightAt = (x: number): number =>
    first ? 34 * [620, 840, 1060, 1280].reduce((sum, at) => sum + hump(x + shift, at, 66), 0) : 0
  const axle = 486 - heightAt(380)
  const dive = first ? heightAt(380) * 0.9 : -96 * ramp(local, 0.6, 1.6) + 40 * ramp(local, 2.6, 3.6)
  const turn = first ? track(local, [1.6, 6], [3.2, 8]) : track(local, [1.8, 8], [3.4, 6])
  return board(
    road(560, heightAt, 60, 720),
    quarter(380, axle, 280 - dive, { roll: shift * 0.7 }),
    first
      ? fade(heightAt(380) / 34, stroke('M268 250l-34 -20M492 250l34 -20M268 290h-40M492 290h40', inks.red, 7))
      : arrow([540, 220], [540, 320], { width: 10, opacity: shown(local, 0.6, 2.4) }),
    dial(1000, 300, { at: turn, clicks: 12, lit: [6, turn], r: 104, letter: 'C' }),
    write(first ? '+2' : '−2', 760, 330, { size: 84, fill: inks.red, opacity: ramp(local, 1.4, 2.2) }),
  )
}

const lowFirst: Shot = (beat) => {
  const turn = track(beat, [1, 6], [2.6, 4])
  return board(
    dial(400, 290, { at: turn, clicks: 12, lit: [turn, 6], letter: 'L', r: 116 }),
    fade(0.35 + 0.65 * ramp(beat, 3, 3.8), dial(880, 290, { at: 6, clicks: 12, letter: 'H', r: 116 })),
    write('1', 400, 90, { size: 56, fill: inks.red }),
    write('2', 880, 90, { size: 56, fill: inks.steel, opacity: ramp(beat, 3, 3.8) }),
    arrow([590, 290], [690, 290], { width: 9, opacity: ramp(beat, 2.6, 3.2) }),
  )
}

/** The same stretch three times, one adjuster at a time. */
const rides: Shot = (beat) => {
  const lap = (from: number): number => run(beat, from, from + 3)
  const [a, b, c] = [lap(1.4), lap(6), lap(10.6)]
  const go = a < 1 ? a : b > 0 && b < 1 ? b : c > 0 && c < 1 ? c : 1
  const at = track(beat, [4.4, 8], [5.4, 10], [9.2, 10], [10.2, 12])
  const isMoving = (a > 0 && a < 1) || (b > 0 && b < 1) || (c > 0 && c < 1)
  const x = mix(60, 560, go)
  const wave = isMoving ? 1.4 * Math.sin(beat * 9) : 0
  return board(
    floor(520, { x0: 60, x1: 780 }),
    machine({ body: 'bigbike', x: x - 20, ground: 520, scale: 1.35, tail: wave, roll: x * 2.4 }) +
      riderOn('bigbike', { x: x - 20, ground: 520, scale: 1.35 }, wave),
    stroke('M90 540V486M690 540V486', inks.red, 4),
    dial(250, 176, { at, clicks: 14, lit: [8, at], r: 66, labels: false, letter: '' }),
    dial(520, 176, { at: 6, clicks: 14, r: 66, labels: false }),
    write('R', 176, 274, { size: 40 }),
    write('C', 446, 274, { size: 40, fill: inks.steel }),
    write('+2', 100, 214, { size: 54, fill: inks.red, opacity: shown(beat, 4.2, 5.8) + shown(beat, 9, 10.6) }),
    notebook(
      850,
      90,
      370,
      [
        ['1   R 8   35 mm', ramp(beat, 4.2, 5)],
        ['2   R 10   35 mm', ramp(beat, 8.8, 9.6)],
        ['3   R 12   35 mm', ramp(beat, 13.4, 14.2)],
        ['', 0],
        ['', 0],
      ],
      68,
    ),
    tick(1180, 244, ramp(beat, 14.4, 15), 24),
  )
}

const back: Shot = (beat) => {
  const at = track(beat, [0.4, 5], [1.8, 0], [2.4, 0], [3.8, 8])
  return board(
    dial(400, 290, { at, clicks: 12, lit: [0, at], letter: 'R', r: 116 }),
    dial(880, 290, { at: at * 1.25 > 10 ? 10 : at * 1.25, clicks: 12, lit: [0, at * 1.25], letter: 'C', r: 116 }),
    write(`${Math.round(at)}`, 640, 310, { size: 90, fill: inks.red }),
    tick(640, 400, ramp(beat, 3.8, 4.2), 36),
  )
}

export const story: Story = {
  find: cut(
    [
      0,
      pictureShot('macro-rebound', [0.6, 0.5, 1], [0.64, 0.48, 0.82], 6, [[[0.64, 0.52], 120, [250, 200], 'R', 1.2]]),
    ],
    [
      6.4,
      pictureShot('macro-reservoir', [0.55, 0.42, 0.95], [0.62, 0.3, 0.72], 6, [
        [[0.765, 0.2], 80, [1130, 150], 'C', 1],
      ]),
    ],
    [12, whereOnPart],
  ),
  close: closing,
  rebound: cut(
    [
      0,
      pictureShot('exploded-piggyback', [0.5, 0.5, 0.9], [0.42, 0.5, 0.62], 4.4, [
        [[0.175, 0.52], 34, [150, 180], 'R', 0.8],
      ]),
    ],
    [4.2, pushTail(330)],
    [9.6, three],
    [14.6, packing],
  ),
  compression: cut(
    [
      0,
      pictureShot('macro-reservoir', [0.62, 0.34, 0.8], [0.66, 0.3, 0.66], 5, [
        [[0.765, 0.2], 80, [1130, 150], 'C', 0.6],
      ]),
    ],
    [4.6, edges],
    [14.6, lowFirst],
  ),
  note: cut([0, rides], [15.4, back]),
}
