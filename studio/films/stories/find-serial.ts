import { encodeProductCode } from '@/lib/domain/product-code'
import { serialFrom } from '@/lib/domain/serial'
import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { coilParts, damper, redSpring } from '../parts/damper'
import { arrow, dimensionY } from '../parts/dimension'
import { bracket, calendar, finder, qrCode, receipt } from '../parts/papers'
import { pictureShot } from '../parts/picture-shot'
import { charactersOf, serialPlate } from '../parts/serial-plate'
import { cross, readOut, ring, tick } from '../parts/signs'
import { cloth, loupe, phone } from '../parts/tools'
import { box, d, disc, fade, inks, metal, place, stroke } from '../svg'
import { clamp, ramp, run, shown, track } from '../time'

const serial = serialFrom('2614A', 4217)
const other = serialFrom('2614A', 4218)
const code = encodeProductCode({
  kind: 'twin-shock',
  construction: 'piggyback',
  bodyMm: 36,
  lengthMm: 330,
  adjusters: ['T', 'R', 'C', 'L'],
  sequence: 7,
  finish: 'black',
})

const label = (x: number, y: number, share: number, w = 40, h = 54): string =>
  fade(
    share,
    box(x - w / 2, y - h / 2, w, h, { fill: inks.white, stroke: inks.red, width: 3 }, 3) +
      stroke(d`M${x - w / 2 + 7} ${y - 8}H${x + w / 2 - 7}M${x - w / 2 + 7} ${y + 6}H${x + w / 2 - 12}`, inks.ink, 4),
  )

const places: Shot = (beat) => {
  const at = [0.4, 2.4, 4.4, 6.4].map((from) => ramp(beat, from, from + 1))
  const [a = 0, b = 0, c = 0, e = 0] = at
  const coil = coilParts(140, 480, { radius: 64, wire: 20, coils: 5, ...redSpring })
  const dirt = 1 - ramp(beat, 0.2, 1.8)
  const wipe = shown(beat, 0, 2.2)
  return board(
    damper({ length: 430 }, { x: 170, y: 84 }),
    label(170, 152, a, 38, 44),
    ring(170, 152, 52, a),
    fade(
      dirt,
      Array.from({ length: 9 }, (_, i) =>
        disc(150 + ((i * 29) % 44), 130 + ((i * 17) % 56), 6 + (i % 3) * 2, { fill: '#8f7a5a', opacity: 0.8 }),
      ).join(''),
    ),
    cloth({ x: 176 + 34 * Math.sin(beat * 7), y: 158 + 12 * Math.cos(beat * 5), opacity: wipe, scale: 0.8 }),
    fade(ramp(beat, 2, 2.8), damper({ length: 430, reservoir: true, spring: { color: '#7b838d' } }, { x: 420, y: 84 })),
    label(505, 204, b, 38, 60),
    ring(505, 204, 56, b),
    fade(ramp(beat, 4, 4.8), place(coil.back + coil.front, { x: 740 })),
    fade(c, place(write('04217', 0, 0, { size: 25, fill: inks.white }), { x: 740, y: 312, turn: 10 })),
    ring(740, 310, 62, c),
    fade(
      ramp(beat, 6, 6.8),
      box(920, 150, 260, 170, { fill: '#d8c9ae', stroke: inks.ink, width: 3 }, 4) +
        stroke('M920 196H1180', '#a8936a', 3) +
        box(1010, 420, 90, 130, { fill: metal.body, stroke: inks.ink, width: 2.5 }, 6) +
        box(996, 396, 118, 36, { fill: metal.signal, stroke: inks.ink, width: 2.5 }, 6),
    ),
    label(1120, 262, e, 70, 60),
    ring(1120, 262, 60, e),
    ring(1055, 414, 64, ramp(beat, 7.2, 8)),
  )
}

const photo: Shot = (beat) => {
  const flash = clamp(1 - Math.abs(beat - 2.2) * 4)
  const into = ramp(beat, 3.6, 5)
  return board(
    place(damper({ length: 430 }, { x: 0, y: 0, scale: 1.1 }), { x: 430, y: 70 }),
    label(430, 152, 1, 44, 50),
    fade(into, box(330, 40, 200, 240, { fill: inks.graphite, stroke: inks.ink, width: 3 }, 16)),
    finder(330, 70, 200, 180, shown(beat, 0.4, 3.2), flash),
    phone(820, 120, label(86, 130, ramp(beat, 2.2, 2.6), 92, 108) + tick(86, 250, ramp(beat, 2.6, 3.2), 30)),
    arrow([580, 160], [780, 200], { width: 8, opacity: shown(beat, 1.8, 3.6) }),
  )
}

/** The plate of the serial with one run of characters pointed at. */
const [plateX, plateY, plateWidth] = [190, 96, 900]
const marks = charactersOf(serial, plateWidth)
const xOf = (i: number): number => plateX + (marks.lefts[i] ?? marks.right)
const part = (from: number, to: number, share: number): string =>
  bracket(xOf(from) + 3, (to === serial.length ? plateX + marks.right : xOf(to)) - 3, plateY + 176, share)
const mid = (from: number, to: number): number =>
  (xOf(from) + (to === serial.length ? plateX + marks.right : xOf(to))) / 2

const reading: Shot = (beat) => {
  const over = track(
    beat,
    [0, xOf(0)],
    [1, xOf(0)],
    [3, mid(0, 4)],
    [6.6, mid(4, 5)],
    [8.4, mid(6, 11)],
    [11.4, mid(12, 13)],
  )
  const [year, week, line, count, check] = [
    shown(beat, 1.4, 4.4),
    shown(beat, 3.2, 6.4),
    shown(beat, 6, 8.2),
    shown(beat, 8.2, 11.4),
    shown(beat, 11.4),
  ]
  const now = beat < 3.4 ? [0, 2] : beat < 6 ? [2, 4] : beat < 8.2 ? [4, 5] : beat < 11.4 ? [6, 11] : [12, 13]
  const zoom = 1.35
  return board(
    place(serialPlate(serial, { width: plateWidth }), { x: plateX, y: plateY }),
    part(now[0] ?? 0, now[1] ?? 2, 1),
    fade(year, calendar(mid(0, 2) - 110, 360, '26', 1, 190)),
    fade(
      week,
      Array.from({ length: 53 }, (_, i) =>
        box(
          500 + (i % 18) * 33,
          380 + Math.floor(i / 18) * 46,
          27,
          34,
          { fill: i === 13 && beat > 4 ? inks.red : i < 13 ? inks.mist : inks.white, stroke: inks.silver, width: 1.5 },
          2,
        ),
      ).join('') + write('14', 1130, 470, { size: 80, fill: inks.red }),
    ),
    fade(
      line,
      ['A', 'B', 'C']
        .map(
          (name, i) =>
            box(
              360 + i * 190,
              400,
              150,
              90,
              { fill: i === 0 ? inks.red : inks.white, stroke: i === 0 ? inks.red : inks.mist, width: 2 },
              4,
            ) + write(name, 435 + i * 190, 464, { size: 56, fill: i === 0 ? inks.white : inks.silver }),
        )
        .join('') + stroke('M320 520H940', inks.ink, 8),
    ),
    fade(
      count,
      Array.from(
        { length: 4 },
        (_, i) =>
          place(
            damper(
              { length: 330, free: 330, collar: 90, spring: i === 2 ? redSpring : {} },
              { turn: 90, x: 180, scale: 0.42 },
            ),
            { x: 300 + i * 210 - 70, y: 400 },
          ) + write(`0421${i + 5}`, 420 + i * 210 - 70, 500, { size: 40, fill: i === 2 ? inks.red : inks.silver }),
      ).join(''),
    ),
    fade(
      check,
      place(serialPlate(serial.slice(0, -2), { width: 520 }), { x: 300, y: 400 }) +
        arrow([850, 440], [930, 440], { width: 8 }) +
        readOut(serial.slice(-1), 1000, 440, { size: 76, color: inks.red, edge: inks.red }),
    ),
    loupe(
      over,
      plateY + 84,
      88,
      place(serialPlate(serial, { width: plateWidth }), { x: (plateX - over) * zoom, y: -84 * zoom, scale: zoom }),
    ),
  )
}

const typing: Shot = (beat) => {
  const wrong = serial.replace('4217', '4271')
  const row = (y: number, text: string, share: number): string =>
    fade(
      share,
      box(190, y - 66, 620, 96, { fill: inks.white, stroke: inks.mist, width: 2 }, 4) +
        write(text, 500, y + 6, { size: 60 }),
    )
  return board(
    row(190, serial, ramp(beat, 0.2, 0.8)),
    tick(890, 172, ramp(beat, 1, 1.5), 38),
    row(330, wrong, ramp(beat, 1.2, 1.8)),
    cross(890, 312, ramp(beat, 2, 2.5), 38),
    fade(ramp(beat, 1.8, 2.2), stroke('M548 348H618', inks.red, 6)),
    fade(
      ramp(beat, 3, 3.6),
      write('I = 1', 400, 520, { size: 74, fill: inks.steel }) +
        write('O = 0', 720, 520, { size: 74, fill: inks.steel }),
    ),
    fade(ramp(beat, 3.8, 4.4), stroke('M318 530L484 462M632 530L804 462', inks.red, 8)),
  )
}

const reveal: Shot = (beat) => {
  const wide = 980
  const chars = charactersOf(code, wide)
  const x = 150
  const at = (i: number): number => x + (chars.lefts[i] ?? chars.right)
  const groups = [
    [0, 1],
    [1, 2],
    [2, 4],
    [5, 8],
    [8, 12],
    [13, 16],
  ] as const
  const index = Math.min(groups.length - 1, Math.floor(run(beat, 1.2, 13.2) * groups.length))
  const [from, to] = groups[index] ?? [0, 1]
  const local = (beat - 1.2) % 2
  const [dx, y, scale] = [640, 440, 1.05]
  const along = (px: number): number => dx + (px - 215) * scale
  const isNow = (group: number): boolean => index === group && beat > 1
  const share = clamp(local * 2)
  return board(
    place(serialPlate(code, { width: wide }), { x, y: 70 }),
    beat > 1 ? bracket(at(from) + 2, (to >= code.length ? x + chars.right : at(to)) - 2, 232, 1) : '',
    damper({ length: 430, reservoir: true }, { x: along(0), y, turn: -90, scale }),
    isNow(0) ? ring(along(0), y, 44, share) + ring(along(430), y, 44, share) : '',
    isNow(1) ? ring(along(122), y - 89, 104, share) : '',
    isNow(2)
      ? box(along(178) - 34, y - 26, 68, 52, { fill: inks.white, opacity: 0.75 }) +
          dimensionY(along(178), y - 26, y + 26) +
          write('36 mm', along(178), y + 112, { size: 38, fill: inks.red })
      : '',
    isNow(3)
      ? stroke(d`M${along(0)} ${y}V${y + 112}M${along(430)} ${y}V${y + 112}`, inks.red, 1.5) +
          arrow([along(0), y + 100], [along(430), y + 100], { both: true, width: 3 }) +
          write('330 mm', dx, y + 90, { size: 38, fill: inks.red })
      : '',
    isNow(4)
      ? ring(along(90), y, 58, share) +
          ring(along(382), y, 42, share) +
          ring(along(22), y - 88, 34, share) +
          ring(along(430), y, 34, share)
      : '',
    isNow(5)
      ? box(dx + 330, y - 50, 100, 100, { fill: inks.ink, stroke: inks.silver, width: 3 }, 4) +
          write('07', dx + 380, y + 108, { size: 44, fill: inks.red })
      : '',
  )
}

const same: Shot = (beat) =>
  board(
    Array.from({ length: 14 }, (_, i) =>
      place(damper({ length: 430, spring: i === 4 ? redSpring : {} }, { scale: 0.5 }), {
        x: 120 + (i % 7) * 78,
        y: 90 + Math.floor(i / 7) * 250,
        opacity: ramp(beat, i * 0.1, i * 0.1 + 0.6),
      }),
    ).join(''),
    fade(
      ramp(beat, 1.4, 2),
      place(serialPlate(code, { width: 500 }), { x: 700, y: 150 }) +
        write('+', 950, 320, { size: 76, fill: inks.red }) +
        place(serialPlate(serial, { width: 500 }), { x: 700, y: 360 }),
    ),
    tick(1180, 350, ramp(beat, 2.6, 3.2), 40),
  )

const register: Shot = (beat) => {
  const typed = run(beat, 3, 5)
  const typedTwo = run(beat, 5.4, 7.4)
  const field = (y: number, text: string, share: number, from: number): string =>
    box(14, y, 144, 40, { fill: inks.white, stroke: share > 0 ? inks.red : inks.mist, width: 2 }, 3) +
    write(text.slice(0, Math.round(text.length * share)), 22, y + 27, { size: 17, anchor: 'start' }) +
    (share >= 1 ? tick(148, y + 2, ramp(beat, from, from + 0.5), 13) : '')
  return board(
    damper({ length: 430, spring: redSpring }, { x: 160, y: 90 }),
    damper({ length: 430, spring: redSpring }, { x: 330, y: 90 }),
    place(serialPlate(serial, { width: 330 }), { x: 440, y: 130, opacity: ramp(beat, 0.6, 1.2) }),
    place(serialPlate(other, { width: 330 }), { x: 440, y: 260, opacity: ramp(beat, 1.4, 2) }),
    write('≠', 605, 248, { size: 40, fill: inks.red, opacity: ramp(beat, 1.8, 2.4) }),
    arrow([790, 220], [880, 220], { width: 8, opacity: ramp(beat, 2.2, 2.8) }),
    phone(
      930,
      130,
      box(0, 0, 172, 44, { fill: inks.red }) +
        place(qrCode(serial, 76), { x: 48, y: 58 }) +
        field(150, serial, typed, 5) +
        field(206, other, typedTwo, 7.4) +
        fade(
          ramp(beat, 8, 8.6),
          box(14, 266, 144, 38, { fill: inks.green }, 3) + stroke('M74 284L84 294L102 274', inks.white, 6),
        ),
    ),
    receipt(460, 360, ramp(beat, 7.4, 8.2)),
    calendar(660, 372, '30', ramp(beat, 8.4, 9.2), 180),
  )
}

const doubt: Shot = (beat) => {
  const bare = box(0, 0, 400, 104, { fill: '#eceff2', stroke: inks.ink, width: 3 }, 8)
  const scratch = stroke('M70 30L330 70M90 76L320 24M60 52L344 50', inks.steel, 9)
  const flash = clamp(1 - Math.abs(beat - 5.2) * 4)
  return board(
    place(bare, { x: 120, y: 90 }),
    cross(560, 142, ramp(beat, 0.8, 1.3), 34),
    place(serialPlate(serial, { width: 400 }) + fade(ramp(beat, 1.6, 2.4), scratch), {
      x: 120,
      y: 250,
      opacity: ramp(beat, 1, 1.6),
    }),
    cross(560, 302, ramp(beat, 2.4, 2.9), 34),
    place(serialPlate(serial, { width: 400 }), { x: 120, y: 410, opacity: ramp(beat, 2.6, 3.2) }),
    fade(ramp(beat, 2.6, 3.2), write('2×', 620, 470, { size: 50, fill: inks.red })),
    cross(560, 452, ramp(beat, 3.2, 3.7), 34),
    finder(100, 230, 440, 150, shown(beat, 4.2), flash),
    phone(
      900,
      130,
      place(serialPlate(serial, { width: 150 }), { x: 11, y: 120, opacity: ramp(beat, 5.2, 5.6) }) +
        place(stroke('M20 62L60 90M26 90L62 60', inks.steel, 4), { x: 40, y: 60, opacity: ramp(beat, 5.2, 5.6) }) +
        arrow([86, 290], [86, 220], { width: 7, opacity: ramp(beat, 5.8, 6.4) }),
    ),
    arrow([690, 300], [850, 300], { width: 9, opacity: ramp(beat, 5.2, 6) }),
  )
}

export const story: Story = {
  where: cut(
    [
      0,
      pictureShot(
        'hero-home',
        [0.6, 0.5, 0.95],
        [0.62, 0.5, 0.72],
        5,
        [
          [[0.75, 0.4], 84, [1130, 150], '', 1.2],
          [[0.72, 0.62], 84, [1130, 560], '', 2],
        ],
        (beat) =>
          cloth({
            x: 640 + 150 * Math.sin(beat * 2.4),
            y: 330 + 40 * Math.cos(beat * 2),
            opacity: shown(beat, 0.4, 2.6),
            scale: 1.2,
          }),
      ),
    ],
    [5, places],
    [14.4, photo],
  ),
  serial: cut([0, reading], [13.8, typing]),
  code: cut(
    [0, pictureShot('macro-clevis', [0.52, 0.5, 1], [0.5, 0.52, 0.8], 4, [[[0.58, 0.33], 110, [1080, 420], '', 0.8]])],
    [3.4, reveal],
    [16.2, same],
  ),
  register: cut([0, register], [11, doubt]),
}
