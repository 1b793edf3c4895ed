import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { clockTurn, sagScale } from '../parts/sag'
import { coilParts, damper, redSpring } from '../parts/damper'
import { dial } from '../parts/dial'
import { arrow, dimensionY } from '../parts/dimension'
import { card, floor, shadow } from '../parts/ground'
import { axleOn, machine, pointOn, type MachineLook } from '../parts/machine'
import { riderOn } from '../parts/person'
import { pictureShot } from '../parts/picture-shot'
import { hump, quarter, road } from '../parts/quarter'
import { cross, gauge, notebook, readOut, tick } from '../parts/signs'
import { box, d, fade, inks, place, shape, stroke } from '../svg'
import { tapeMeasure } from '../parts/tools'
import { mix, ramp, run, settle, shown, track } from '../time'

const floorAt = 578
const tail = [33, 99] as const

/** The tape on the tail, straight above the axle, and the distance measured from it. */
function measured(look: MachineLook, label: string, share: number, tape = 1): string {
  const [ax, ay] = axleOn(look, 'rear')
  const [tx, ty] = pointOn(look, tail)
  const top = mix(ay, ty, share)
  return (
    fade(tape, place(box(-22, -5, 44, 10, { fill: inks.red, stroke: inks.white, width: 1 }), { x: tx, y: ty })) +
    (share > 0.02
      ? tapeMeasure(ax, ay, ay - top, Math.min(1, share * 4)) +
        dimensionY(ax - 150, ty, ay, { label, reach: -130, size: 40, opacity: ramp(share, 0.75, 1) })
      : '')
  )
}

const sinking: Shot = (beat) => {
  const down = track(beat, [1, -3], [3, 5], [4.2, 5]) + 1.2 * settle(beat, 3, 3, 4) * ramp(beat, 2.6, 3)
  const look: MachineLook = { body: 'bigbike', x: 330, ground: floorAt, scale: 3, tail: down, nose: down * 0.5 }
  const [x, y] = pointOn(look, [33, 100])
  const rest = floorAt - 97 * 3 - 18
  return board(
    floor(floorAt),
    shadow(640, floorAt, 620),
    machine(look),
    riderOn('bigbike', { x: 330, ground: floorAt, scale: 3 }, down),
    arrow([430, 120], [430, 120 + 60 * ramp(beat, 1, 2.6)], { width: 9, opacity: ramp(beat, 0.6, 1.2) }),
    stroke(d`M${x - 230} ${rest}H${x - 10}`, inks.silver, 2, { dash: '8 7' }),
    dimensionY(x - 190, rest, y - 6, { reach: -170, opacity: ramp(beat, 1.4, 2.4) }),
  )
}

/** How much larger the wheel and its road are shown than they are drawn. */
const closer = 1.32

const overRoad =
  (isSoft: boolean): Shot =>
  (beat) => {
    const shift = run(beat, 0, 6.4) * 1250
    const way = isSoft ? 1 : -1
    const heightAt = (x: number): number => way * (isSoft ? 64 : 70) * hump(x + shift, 1330, 300)
    const here = heightAt(640)
    const axle = isSoft ? 494 - here : Math.min(494 - here, 494 + 12 * hump(shift + 640, 1330, 300))
    const deck = isSoft ? axle - 210 + 70 : 494 - 250
    const hit = hump(shift + 640, 1330, 240)
    const stop = isSoft ? deck + 30 * hump(shift + 640, 1330, 260) - 24 : deck
    const verdict = ramp(beat, 3.4, 4)
    const gap = -here - (axle - 494)
    const scene =
      road(568, heightAt) +
      quarter(640, axle, stop, { roll: shift * 0.78 }) +
      (!isSoft && gap > 6 ? dimensionY(640 + 118, axle + 74, 568 + -here, { reach: 110 }) : '') +
      (isSoft
        ? fade(
            hit,
            stroke(
              d`M548 ${axle - 70}l-34 -14M548 ${axle - 48}h-38M732 ${axle - 70}l34 -14M732 ${axle - 48}h38`,
              inks.red,
              7,
            ),
          )
        : '')
    return board(
      place(scene, { x: 640 * (1 - closer), y: 572 * (1 - closer), scale: closer }),
      cross(1010, 220, verdict, 52),
    )
  }

const heightNotSpeed: Shot = (beat) => {
  const length = 430
  const move = track(beat, [0.3, 0], [1.6, 34], [3, 0])
  return board(
    damper({ length, collar: 92 + move, collarTurn: move * 8, spring: redSpring }, { x: 300, y: 92 }),
    arrow([420, 190], [420, 190 + 74 * ramp(beat, 0.2, 0.9)], { both: true, width: 6 }),
    tick(420, 420, ramp(beat, 1.4, 2), 36),
    fade(ramp(beat, 1.6, 2.2), dial(900, 300, { at: track(beat, [2.2, 6], [3.6, 2]), clicks: 12, labels: false })),
    cross(1120, 470, ramp(beat, 2.6, 3.2), 36),
  )
}

const extended: Shot = (beat) => {
  const lift = ramp(beat, 1.5, 4)
  const look: MachineLook = {
    body: 'bigbike',
    x: 200,
    ground: floorAt,
    scale: 3.8,
    tail: mix(0, -12, lift),
    nose: mix(0, -1.5, lift),
    rear: mix(0, -6.5, lift),
  }
  const share = ramp(beat, 9, 12)
  const [x, y] = pointOn(look, tail)
  const free = floorAt + (look.rear ?? 0) * 3.8
  return board(
    floor(floorAt),
    shadow(600, floorAt, 760),
    stand(look, ramp(beat, 1.2, 2)),
    machine(look),
    arrow([x + 150, y - 20], [x + 150, y - 110], { width: 9, opacity: shown(beat, 1.6, 4.6) }),
    beat > 3 ? dimensionY(x - 60, free, floorAt, { reach: -40, opacity: shown(beat, 4, 7.4) }) : '',
    measured(look, 'L1', share, ramp(beat, 6.6, 7.6)),
    notebook(1010, 130, 220, [
      ['L1', ramp(beat, 12.4, 13)],
      ['580', ramp(beat, 13.2, 14)],
      ['mm', ramp(beat, 13.2, 14)],
    ]),
    ends(look, beat, 15.4),
  )
}

/** The two points that are always the same: the axle and the edge of the tape. */
function ends(look: MachineLook, beat: number, from: number): string {
  const share = ramp(beat, from, from + 1)
  const at = [axleOn(look, 'rear'), pointOn(look, tail)]
  return fade(
    share,
    at
      .map(([x, y]) => place(`<circle r="${d`${26}`}" fill="none" stroke="${inks.red}" stroke-width="5"/>`, { x, y }))
      .join(''),
  )
}

/** A stand under the frame. */
function stand(look: MachineLook, share: number): string {
  const [x, y] = pointOn(look, [92, 26])
  return fade(share, shape(d`M${x} ${y}L${x - 46} ${floorAt}H${x + 60}Z`, { stroke: inks.steel, width: 9 }))
}

const standing: Shot = (beat) => {
  const down = ramp(beat, 0.6, 2.6)
  const push = (from: number): number => 7 * ramp(beat, from, from + 0.7) * (1 - ramp(beat, from + 0.8, from + 1.5))
  const sag = push(3.4) + push(5.2) + 1.6 * settle(beat, 6.7, 2.4, 5) * ramp(beat, 6.5, 6.7)
  const look: MachineLook = {
    body: 'bigbike',
    x: 200,
    ground: floorAt,
    scale: 3.8,
    tail: mix(-12, 0, down) + sag,
    nose: mix(-1.5, 0, down) + sag * 0.2,
    rear: mix(-6.5, 0, ramp(beat, 0.6, 2)),
  }
  const [x, y] = pointOn(look, tail)
  const pushing = shown(beat, 3, 6.6, 0.3)
  return board(
    floor(floorAt),
    shadow(600, floorAt, 760),
    machine(look),
    arrow([x + 40, y - 110], [x + 40, y - 26], { width: 11, opacity: pushing }),
    write('2×', x + 130, y - 66, { size: 46, fill: inks.red, opacity: pushing }),
    measured(look, 'L2', ramp(beat, 9, 11.4), 1),
    notebook(985, 90, 250, [
      ['L1  580', 1],
      ['L2  570', ramp(beat, 11.6, 12.4)],
      ['−     10', ramp(beat, 13.6, 14.4), inks.red],
    ]),
    fade(
      ramp(beat, 15, 16),
      gauge(1030, 410, 160, {
        to: 20,
        zone: [5, 15],
        at: track(beat, [15.5, 0], [17.4, 10]),
        unit: 'mm',
        marks: [0, 5, 10, 15],
      }),
    ),
  )
}

const riding: Shot = (beat) => {
  const on = ramp(beat, 1, 3)
  const bounce = (from: number): number => 5 * ramp(beat, from, from + 0.5) * (1 - ramp(beat, from + 0.5, from + 1.1))
  const two = ramp(beat, 16.4, 17.6)
  const down = 6.5 * ramp(beat, 2.2, 3.4) + bounce(4.2) + bounce(5.6) + 4.5 * two
  const look: MachineLook = { body: 'bigbike', x: 300, ground: floorAt, scale: 3, tail: down, nose: down * 0.35 }
  return board(
    floor(floorAt),
    shadow(620, floorAt, 640),
    machine(look),
    fade(two, riderOn('pillion', look, down * 0.9 - 26 * (1 - two), inks.silver)),
    fade(on, riderOn('bigbike', look, down * 0.85 - 20 * (1 - on))),
    write('2×', 470, 84, { size: 46, fill: inks.red, opacity: shown(beat, 4, 6.8, 0.3) }),
    arrow([420, 50], [420, 120], { width: 9, opacity: shown(beat, 4, 6.8, 0.3) }),
    measured(look, 'L3', ramp(beat, 8, 10)),
    write('+1', 210, 130, { size: 56, fill: inks.steel, opacity: two }),
    notebook(985, 90, 250, [
      ['L1  580', 1],
      ['L2  570', 1],
      ['L3  545', ramp(beat, 10.4, 11.2)],
      ['L1−L3  35', ramp(beat, 12.8, 13.8), inks.red],
    ]),
  )
}

const share: Shot = (beat) => {
  const bar = (y: number, from: number, to: number, color: string, name: string, at: number): string =>
    fade(
      ramp(beat, at, at + 0.8),
      box(160, y, mix(0, 960, ramp(beat, at, at + 1.2)) * ((to - from) / 120), 44, {
        fill: color,
        stroke: inks.ink,
        width: 2,
      }) + write(name, 140, y + 36, { size: 38, anchor: 'end', fill: color }),
    )
  return board(
    bar(110, 0, 120, inks.silver, '', 0.2),
    write('120 mm', 640, 145, { size: 34, opacity: ramp(beat, 1, 1.6) }),
    bar(176, 0, 35, inks.red, '', 1.6),
    write('35 mm', 470, 211, { size: 34, anchor: 'start', fill: inks.red, opacity: ramp(beat, 2.4, 3) }),
    write('35 ÷ 120 =', 560, 330, { size: 54, opacity: ramp(beat, 3.2, 4) }),
    write('29 %', 800, 330, { size: 64, fill: inks.green, opacity: ramp(beat, 4, 4.6) }),
    fade(
      ramp(beat, 4, 5),
      gauge(240, 450, 800, {
        to: 50,
        zone: [25, 35],
        at: track(beat, [4.4, 0], [6, 29]),
        unit: '%',
        marks: [0, 10, 25, 35, 50],
      }),
    ),
    tick(1130, 446, ramp(beat, 6, 6.6), 38),
  )
}

const correct: Shot = (beat) => {
  const at = track(beat, [0.4, 29], [1.4, 43], [2, 43], [3.4, 30], [4, 30], [5, 16], [5.6, 16], [7, 30])
  const collar = track(beat, [2, 92], [3.4, 120], [5.6, 120], [7, 92])
  const more = shown(beat, 1.6, 3.5, 0.3)
  const less = shown(beat, 5.2, 7.1, 0.3)
  return board(
    damper({ length: 440, collar, collarTurn: collar * 9, spring: redSpring }, { x: 260, y: 90 }),
    arrow([370, 150], [370, 220], { width: 8, opacity: more }),
    arrow([370, 220], [370, 150], { width: 8, opacity: less }),
    write('+', 430, 210, { size: 70, fill: inks.red, opacity: more }),
    write('−', 430, 210, { size: 70, fill: inks.red, opacity: less }),
    gauge(520, 330, 600, { to: 50, zone: [25, 35], at, unit: '%', marks: [0, 10, 25, 35, 50] }),
    readOut(`${Math.round(at)} %`, 820, 210, {
      size: 56,
      color: at >= 25 && at <= 35 ? inks.green : inks.red,
      edge: 'none',
    }),
  )
}

const stiffer: Shot = (beat) => {
  const swap = ramp(beat, 2.4, 4)
  const soft = coilParts(150, 440, { wire: 12, radius: 60, coils: 7 })
  const hard = coilParts(150, 440, { wire: 22, radius: 60, coils: 6, ...redSpring })
  const one = (x: number, opacity: number, svg: string): string => place(svg, { x, opacity })
  return board(
    card(560, 120, 560, 330),
    write('L1−L3', 600, 190, { size: 40, anchor: 'start' }),
    write('29 %', 900, 190, { size: 44, fill: inks.green }),
    tick(1060, 176, 1, 26),
    write('L1−L2', 600, 280, { size: 40, anchor: 'start' }),
    write(clockTurn(ramp(beat, 3.4, 4.6)), 900, 280, { size: 44, fill: beat > 4 ? inks.green : inks.red }),
    beat > 4.2 ? tick(1060, 266, ramp(beat, 4.2, 4.8), 26) : cross(1060, 266, ramp(beat, 0.4, 1), 26),
    sagScale(600, 380, track(beat, [0, 1], [3.4, 1], [4.6, 10])),
    one(mix(300, 60, swap), 1 - swap, soft.back + soft.front + write('8 mm', 0, 520, { size: 34, fill: inks.steel })),
    one(mix(520, 300, swap), swap, hard.back + hard.front + write('9 mm', 0, 520, { size: 34, fill: inks.red })),
  )
}

export const story: Story = {
  why: cut([0, sinking], [6, overRoad(false)], [11.4, overRoad(true)], [16.4, heightNotSpeed]),
  extended,
  static: standing,
  rider: riding,
  judge: cut(
    [0, pictureShot('macro-spring', [0.6, 0.5, 1], [0.58, 0.5, 0.82], 3)],
    [2, share],
    [8.4, correct],
    [15.4, stiffer],
  ),
}
