import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { bellows, manometer, tank } from '../parts/air'
import { arrow } from '../parts/dimension'
import { card, floor, shadow } from '../parts/ground'
import { machine } from '../parts/machine'
import { calendar } from '../parts/papers'
import { pictureShot } from '../parts/picture-shot'
import { cross, readOut, ring, tick } from '../parts/signs'
import { sprayer } from '../parts/tools'
import { box, d, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { clamp, mix, ramp, shown, track } from '../time'

const floorAt = 578

/** The display of a controller: a bar for each corner, `levels` 0…1. */
function display(x: number, y: number, levels: readonly number[], flag = 0): string {
  const bars = levels
    .map(
      (level, i) =>
        box(28 + i * 68, 40, 44, 150, { fill: '#23272d' }, 3) +
        box(
          28 + i * 68,
          190 - 150 * level,
          44,
          150 * level,
          { fill: level > 0.97 ? inks.green : i === 2 && flag > 0.5 ? inks.red : '#f2c94c' },
          3,
        ),
    )
    .join('')
  return place(
    box(-14, -14, 330, 262, { fill: inks.ink, stroke: inks.steel, width: 3 }, 16) +
      box(0, 0, 302, 234, { fill: '#16181c' }, 6) +
      bars +
      stroke('M16 40H286', inks.silver, 2.5, { dash: '8 6' }),
    { x, y },
  )
}

const filling: Shot = (beat) => {
  const rise = (late: number): number => ramp(beat, 1 + late, 4.4 + late * 2)
  const levels = [rise(0), rise(0.2), rise(1.6), rise(0.4)]
  const rear = mix(16, 0, rise(1.6))
  const look = { body: 'pickup', x: 70, ground: floorAt, scale: 1.46, tail: rear, nose: mix(10, 0, rise(0.2)) } as const
  const shake = beat < 9 ? 0.6 * Math.sin(beat * 26) : 0
  return board(
    floor(floorAt, { x1: 900 }),
    shadow(460, floorAt, 640),
    place(machine(look), { y: shake * 0.4 }),
    Array.from({ length: 3 }, (_, i) => {
      const s = (beat * 0.6 + i / 3) % 1
      return disc(76 - s * 70, 540 - s * 26, 7 + s * 20, { fill: inks.mist, opacity: (1 - s) * 0.7 })
    }).join(''),
    arrow([250, 320], [250, 320 - 80 * ramp(beat, 1, 2)], { width: 10, opacity: shown(beat, 1, 6.6) }),
    arrow([640, 320], [640, 320 - 60 * ramp(beat, 1, 2)], { width: 10, opacity: shown(beat, 1, 5) }),
    display(900, 150, levels),
    tick(1200, 400, ramp(beat, 7.8, 8.4), 40),
  )
}

const crushed: Shot = (beat) => {
  const empty = ramp(beat, 0.8, 2.6)
  const bounce = empty > 0.9 ? 8 * Math.abs(Math.sin(beat * 5)) : 0
  const top = mix(150, 330, empty) + bounce
  return board(
    box(220, 436, 320, 26, { fill: inks.graphite }, 4),
    bellows(380, top, 420, { flat: empty }),
    arrow([380, top - 110], [380, top - 30], { width: 12, opacity: empty }),
    fade(clamp(bounce / 8), stroke('M216 380l-40 -12M544 380l40 -12M216 412h-42M544 412h42', inks.red, 8)),
    cross(720, 240, ramp(beat, 2.8, 3.4), 54),
    manometer(960, 300, 120, mix(3, 0, empty)),
  )
}

const slow: Shot = (beat) => {
  const levels = [1, 1, mix(0.4, 1, ramp(beat, 0.6, 4.6)), 1]
  return board(
    display(200, 130, levels, 1),
    ring(372, 245, 84, ramp(beat, 1, 2)),
    card(680, 110, 440, 300),
    Array.from({ length: 5 }, (_, i) =>
      box(
        730 + i * 76,
        370 - (40 + i * 42) * ramp(beat, 1 + i * 0.5, 1.8 + i * 0.5),
        46,
        (40 + i * 42) * ramp(beat, 1 + i * 0.5, 1.8 + i * 0.5),
        { fill: i > 2 ? inks.red : inks.silver },
      ),
    ).join(''),
    arrow([730, 300], [1090, 140], { width: 7, opacity: ramp(beat, 4, 4.6) }),
    write('!', 900, 520, { size: 90, fill: inks.red, opacity: ramp(beat, 4.4, 5) }),
  )
}

const drain: Shot = (beat) => {
  const water = track(beat, [0, 0.05], [3, 0.62], [5, 0.62], [9.4, 0.02])
  const open = track(beat, [4, 0], [4.8, 1], [11.4, 1], [12.2, 0])
  const wet = open > 0.8 && water > 0.05
  const drops = [0, 0.25, 0.5, 0.75].map((late) => (wet ? (beat * 1.1 + late) % 1 : 0))
  const dry = open > 0.8 && !wet ? shown(beat, 9.2, 11.2) : 0
  return board(
    floor(598, { x0: 120, x1: 820 }),
    tank(470, 190, water, open, drops, dry),
    Array.from({ length: 8 }, (_, i) => {
      const s = (beat * 0.5 + i / 8) % 1
      return beat < 3.4 ? disc(250 + s * 110, 112 + s * 160, 5, { fill: inks.water, opacity: 0.8 * (1 - s) }) : ''
    }).join(''),
    arrow([560, 470], [510, 448], { width: 7, opacity: shown(beat, 3.6, 5) }),
    tick(620, 500, shown(beat, 10, 14), 38),
    manometer(1010, 280, 92, track(beat, [4.8, 7], [11.4, 4.5]), { max: 10 }),
    fade(ramp(beat, 12, 12.8), calendar(890, 408, '7', 1, 160)),
    fade(ramp(beat, 13, 13.8), rain(1130, 430, beat) + write('2×', 1160, 560, { size: 48, fill: inks.red })),
  )
}

const rain = (x: number, y: number, beat: number): string =>
  place(
    shape('M-60 20C-84 20 -84 -16 -56 -18C-54 -46 -14 -54 0 -30C22 -46 54 -30 48 -6C70 -4 68 20 48 20Z', {
      fill: inks.silver,
      stroke: inks.ink,
      width: 2.5,
    }) +
      Array.from({ length: 5 }, (_, i) => {
        const s = (beat * 0.9 + i * 0.37) % 1
        return stroke(d`M${-44 + i * 22} ${30 + s * 34}l-5 16`, inks.water, 4, { opacity: 1 - s })
      }).join(''),
    { x, y },
  )

const rust: Shot = (beat) => {
  const red = ramp(beat, 0.6, 3)
  return board(
    place(
      box(-170, -60, 340, 120, { fill: metal.chrome, stroke: inks.ink, width: 3 }, 10) +
        box(-60, -110, 120, 220, { fill: metal.body, stroke: inks.ink, width: 3 }, 8) +
        disc(0, 0, 44, { fill: '#c6ccd3', stroke: inks.ink, width: 3 }) +
        stroke('M-32 0H32', inks.ink, 8) +
        fade(
          red,
          Array.from({ length: 34 }, (_, i) =>
            disc(-160 + ((i * 83) % 320), -52 + ((i * 47) % 104), 5 + (i % 5) * 3, {
              fill: i % 2 ? '#9a4a1c' : '#b8642a',
              opacity: 0.85,
            }),
          ).join(''),
        ),
      { x: 480, y: 300, scale: 1.3 },
    ),
    cross(880, 300, ramp(beat, 2.6, 3.2), 54),
  )
}

const hold: Shot = (beat) => {
  const fall = ramp(beat, 3, 6)
  const clock = (x: number, y: number): string =>
    place(
      disc(0, 0, 70, { fill: inks.white, stroke: inks.ink, width: 6 }) +
        Array.from({ length: 12 }, (_, i) => place(stroke('M0 -60V-50', inks.ink, 4), { turn: i * 30 })).join('') +
        place(stroke('M0 6V-48', inks.red, 5), { turn: 360 * fall }) +
        place(stroke('M0 6V-30', inks.ink, 7), { turn: 60 + 30 * fall }),
      { x, y },
    )
  const good = 5 - 0.1 * fall
  const bad = 5 - 0.8 * fall
  return board(
    manometer(300, 250, 130, good, { tone: inks.green }),
    manometer(980, 250, 130, bad),
    clock(640, 220),
    write('1 h', 640, 360, { size: 54, opacity: ramp(beat, 2.6, 3.2) }),
    readOut(good.toFixed(1), 300, 480, { size: 56, color: inks.green }),
    readOut(bad.toFixed(1), 980, 480, { size: 56, color: inks.red }),
    tick(430, 480, ramp(beat, 6, 6.6), 34),
    cross(1110, 480, ramp(beat, 6.2, 6.8), 34),
  )
}

/** A push-in fitting in section with the end of its line, px from home, and how squarely it is cut (degrees). */
const fitting = (x: number, y: number, out: number, askew: number): string =>
  place(
    box(-230, -80, 250, 160, { fill: metal.body, stroke: inks.ink, width: 3 }, 8) +
      box(-150, -40, 172, 80, { fill: inks.paper, stroke: inks.ink, width: 2 }) +
      [-1, 1].map((side) => disc(-40, side * 34, 11, { fill: inks.ink })).join('') +
      box(20, -58, 40, 116, { fill: metal.signal, stroke: inks.ink, width: 2.5 }, 5) +
      shape(d`M${-146 + out + askew} -27H420V27H${-146 + out - askew}Z`, {
        fill: '#3f4650',
        stroke: inks.ink,
        width: 3,
      }) +
      stroke(d`M${-130 + out + askew} -11H420`, '#6a727c', 6),
    { x, y },
  )

const bubbles: Shot = (beat) => {
  const foam = ramp(beat, 1.4, 2.4)
  return board(
    fitting(430, 300, 86, 16),
    fade(shown(beat, 0.2, 2.4), sprayer({ x: 620, y: 400 }, ramp(beat, 0.4, 1))),
    Array.from({ length: 16 }, (_, i) => {
      const s = (beat * 0.45 + i * 0.137) % 1
      return fade(
        foam,
        disc(
          486 + ((i * 29) % 60) + s * 14 * ((i % 3) - 1),
          246 - ((i * 13) % 24) - s * 40,
          6 + s * (12 + (i % 4) * 5),
          { fill: '#eaf3fb', stroke: inks.water, width: 2, opacity: 1 - s * 0.6 },
        ),
      )
    }).join(''),
    ring(510, 226, 96, ramp(beat, 2.4, 3.4)),
    dimensionX0(300, 366, 420, ramp(beat, 3, 3.6)),
    cross(930, 170, ramp(beat, 3.2, 3.8), 46),
  )
}

const dimensionX0 = (left: number, right: number, y: number, opacity: number): string =>
  fade(opacity, arrow([left - 50, y], [left, y], { width: 4 }) + arrow([right + 50, y], [right, y], { width: 4 }))

const mend: Shot = (beat) => {
  const cutNow = ramp(beat, 1.2, 1.8)
  const home = ramp(beat, 3, 4.4)
  const blade = track(beat, [0.2, 90], [1.2, 170], [1.6, 250], [2.4, 60])
  return board(
    fitting(360, 300, mix(250, 0, home), 16 * (1 - cutNow)),
    fade(
      shown(beat, 0, 2.6),
      place(
        box(-8, 0, 16, 120, { fill: metal.chrome, stroke: inks.ink, width: 2 }) +
          box(-24, -90, 48, 96, { fill: inks.red, stroke: inks.ink, width: 2.5 }, 6),
        { x: 520, y: blade },
      ) + stroke('M520 250V350', inks.red, 2.5, { dash: '6 6' }),
    ),
    write('90°', 610, 236, { size: 50, fill: inks.red, opacity: shown(beat, 1.4, 3) }),
    arrow([760, 230], [640, 230], { width: 10, opacity: shown(beat, 2.8, 4.6) }),
    tick(960, 180, ramp(beat, 4.4, 5), 48),
  )
}

const crate = (x: number, y: number, share: number): string =>
  fade(
    share,
    box(x, y - 90 - 90 * (1 - share), 112, 88, { fill: '#d8c9ae', stroke: inks.ink, width: 3 }, 3) +
      stroke(
        d`M${x} ${y - 60 - 90 * (1 - share)}H${x + 112}M${x + 20} ${y - 2 - 90 * (1 - share)}V${y - 90 - 90 * (1 - share)}M${x + 92} ${y - 2 - 90 * (1 - share)}V${y - 90 - 90 * (1 - share)}`,
        '#a8936a',
        3,
      ),
  )

const loading: Shot = (beat) => {
  const on = [0.4, 1.2].map((from) => ramp(beat, from, from + 0.8) * (1 - ramp(beat, 6.4, 7.2)))
  const weight = ((on[0] ?? 0) + (on[1] ?? 0)) / 2
  const bar = track(beat, [2.8, 2], [4.6, 5], [7.4, 5], [9, 2])
  const tail = 13 * weight - ((bar - 2) / 3) * 13
  const ground = floorAt
  const look = { body: 'pickup', x: 70, ground, scale: 1.46, tail, nose: -tail * 0.15 } as const
  const bed = ground - 112 * 1.46 + tail * 1.46
  return board(
    floor(ground, { x1: 900 }),
    shadow(460, ground, 640),
    crate(120, bed, on[0] ?? 0),
    crate(244, bed, on[1] ?? 0),
    machine(look),
    arrow([40, 440], [40, 370], { width: 10, opacity: shown(beat, 2.8, 5) }),
    arrow([40, 370], [40, 440], { width: 10, opacity: shown(beat, 7.4, 9.2) }),
    manometer(1050, 280, 120, bar, { limit: 6.5 }),
    readOut(`${bar.toFixed(1)} bar`, 1050, 490, { size: 44 }),
  )
}

const limit: Shot = (beat) => {
  const bar = track(beat, [0.4, 5], [2.6, 7.2])
  const load = ramp(beat, 0.4, 2.4)
  return board(
    manometer(300, 280, 150, bar, { limit: 6.5 }),
    cross(300, 510, ramp(beat, 2.6, 3.2), 42),
    box(640, 330, 480, 36, { fill: inks.white, stroke: inks.ink, width: 2.5 }),
    box(640, 330, 400, 36, { fill: '#cfe5d9' }),
    box(640, 330, 460 * load, 36, { fill: load > 0.87 ? inks.red : inks.steel }),
    stroke('M1040 290V400', inks.red, 6),
    write('max kg', 1040, 270, { size: 40, fill: inks.red }),
    place(machine({ body: 'pickup', x: 0, ground: 0, scale: 0.6, tail: 12 * load }), { x: 700, y: 560 }),
    fade(
      load,
      box(720, 400 + 14 + 12 * load * 0.6, 56, 84, { fill: '#d8c9ae', stroke: inks.ink, width: 2.5 }) +
        box(786, 414 + 12 * load * 0.6, 56, 84, { fill: '#d8c9ae', stroke: inks.ink, width: 2.5 }),
    ),
    cross(1130, 500, ramp(beat, 2.8, 3.4), 42),
  )
}

const stands: Shot = (beat) => {
  const onStands = ramp(beat, 2.4, 3.8)
  const sink = 10 * ramp(beat, 0.6, 1.6) * (1 - onStands)
  const look = {
    body: 'pickup',
    x: 240,
    ground: floorAt,
    scale: 1.46,
    tail: sink - 12 * onStands,
    nose: -6 * onStands,
    rear: -9 * onStands,
    front: -4 * onStands,
  } as const
  const axleStand = (x: number): string =>
    fade(
      onStands,
      place(
        shape('M-14 -84H14L44 0H-44Z', { fill: inks.red, stroke: inks.ink, width: 3 }) +
          box(-10, -118, 20, 40, { fill: metal.chrome, stroke: inks.ink, width: 2 }) +
          box(-26, -126, 52, 12, { fill: inks.graphite, stroke: inks.ink, width: 2 }, 3),
        { x, y: floorAt },
      ),
    )
  return board(
    floor(floorAt),
    shadow(620, floorAt, 640),
    axleStand(545),
    axleStand(690),
    machine(look),
    arrow([330, 190], [330, 270], { width: 11, opacity: shown(beat, 0.4, 2) }),
    cross(1120, 240, shown(beat, 1.2, 2.4), 50),
    tick(1120, 240, ramp(beat, 3.8, 4.4), 50),
  )
}

export const story: Story = {
  start: cut([0, filling], [9.4, crushed], [14.4, slow]),
  drain: cut([0, drain], [15.8, rust]),
  leak: cut(
    [0, pictureShot('hero-air', [0.58, 0.5, 0.9], [0.7, 0.5, 0.6], 4, [[[0.49, 0.62], 90, [220, 180], '', 0.8]])],
    [3, hold],
    [10.2, bubbles],
    [15, mend],
  ),
  load: cut([0, loading], [9.6, limit], [14.2, stands]),
}
