import { serialFrom } from '@/lib/domain/serial'
import { board, cut, type Shot, type Story } from '../frame'
import { write } from '../glyphs'
import { damper, redSpring } from '../parts/damper'
import { arrow } from '../parts/dimension'
import { floor } from '../parts/ground'
import { machine } from '../parts/machine'
import { receipt } from '../parts/papers'
import { pictureShot } from '../parts/picture-shot'
import { hump, road } from '../parts/quarter'
import { seal } from '../parts/seal'
import { serialPlate } from '../parts/serial-plate'
import { cross, readOut, ring, tick } from '../parts/signs'
import { cloth, hand, sprayer, torch } from '../parts/tools'
import { box, d, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { clamp, mix, ramp, run, shown, track } from '../time'

const wash: Shot = (beat) => {
  const dirt = 1 - ramp(beat, 1, 3.4)
  const rubbing = shown(beat, 3.8, 8.4)
  const metalSpray = shown(beat, 8.8, 11.4)
  const rubberSpray = shown(beat, 11.8)
  return board(
    floor(578, { x0: 200, x1: 900 }),
    seal(480, 110, { dirt, film: 0.001, wet: 0 }),
    fade(shown(beat, 0.4, 3.4), sprayer({ x: 690, y: 210 }, ramp(beat, 0.6, 1.4))),
    cloth({ x: 480 + 60 * Math.sin(beat * 5), y: beat < 6 ? 210 : 330, opacity: rubbing, scale: 1.3 }),
    fade(metalSpray, sprayer({ x: 640, y: 320 }, metalSpray, inks.silver) + ring(480, 340, 66, 1, inks.green)),
    tick(900, 220, metalSpray, 44),
    fade(rubberSpray, sprayer({ x: 640, y: 284 }, rubberSpray, inks.red) + ring(480, 284, 66, 1)),
    cross(900, 220, rubberSpray, 44),
  )
}

const ride: Shot = (beat) => {
  const share = run(beat, 0.2, 3.8)
  const shift = share * 4200
  const heightAt = (x: number): number => 26 * Math.sin((x + shift) / 210) + 14 * Math.sin((x + shift) / 90)
  const [rear, front] = [heightAt(406), heightAt(756)]
  const slope = (Math.atan2(front - rear, 350) * -180) / Math.PI
  return board(
    road(540, heightAt),
    place(machine({ body: 'pickup', x: 0, ground: 0, scale: 1.2, roll: share * 3000 }), {
      x: 260 + 146 * (1 - Math.cos((slope * Math.PI) / 180)),
      y: 540 - rear - 146 * Math.sin((slope * Math.PI) / 180),
      turn: slope,
    }),
    readOut(`${Math.round(share * 50)} km`, 640, 160, { size: 80 }),
  )
}

const compare: Shot = (beat) => {
  const film = ramp(beat, 0.6, 1.8)
  const smear = track(beat, [2.6, 0], [3.4, 60], [4.2, 0], [5, 60])
  const wet = ramp(beat, 5.6, 7.4)
  const dust = ramp(beat, 9.4, 11)
  const falls = [0, 0.5].map((late) => clamp(((beat * 0.55 + late) % 1) * (beat > 7 ? 1 : 0)))
  return board(
    floor(592, { x0: 130, x1: 1000 }),
    seal(330, 104, { film }),
    hand({ x: 372 - 18 + smear * 0.5, y: 300, opacity: shown(beat, 2.2, 5.4), scale: 0.9 }),
    stroke(d`M310 300H${310 + smear * 0.7}`, inks.oil, 12, { opacity: shown(beat, 2.6, 30) * 0.6 }),
    tick(500, 150, ramp(beat, 4.6, 5.2), 46),
    fade(ramp(beat, 5, 5.6), seal(800, 104, { film: 1, wet, dust, drops: falls })),
    ring(800, 220, 120, shown(beat, 9.4, 12)),
    fade(
      ramp(beat, 7.6, 9),
      `<ellipse cx="800" cy="592" rx="${d`${20 + 50 * ramp(beat, 7.6, 13)}`}" ry="7" fill="${inks.oil}"/>`,
    ),
    cross(980, 150, ramp(beat, 8, 8.6), 46),
  )
}

const feel: Shot = (beat) => {
  const look = track(beat, [0.4, 0], [1.6, 1])
  const nail = track(beat, [3, 300], [5, 326], [5.5, 326], [6.4, 372])
  const caught = shown(beat, 4.9, 7.2)
  return board(
    fade(look, torch({ x: 760, y: 330, turn: 6 * Math.sin(beat) - 4 }, look, 460)),
    seal(430, 110, { chip: true }),
    hand({
      x: 470,
      y: nail - (caught > 0 ? 6 * Math.sin(beat * 20) * clamp(1 - Math.abs(beat - 5.4) * 2) : 0),
      opacity: shown(beat, 2.6, 7.4),
      turn: 8,
    }),
    ring(437, 324, 44, shown(beat, 4.8, 9)),
    cross(1000, 170, ramp(beat, 6.4, 7), 46),
  )
}

/** The chip goes through the seal and cuts it. */
const cutting: Shot = (beat) => {
  const stroke1 = 50 * Math.sin(beat * 2.6)
  const worn = ramp(beat, 1, 3.4)
  const x = 430
  return board(
    box(x - 60, 60, 120, 520, { fill: metal.chrome, stroke: inks.ink, width: 3 }),
    place(shape('M46 -26L62 -34V30L44 22L50 0Z', { fill: inks.ink }), { x, y: 320 + stroke1 * 2 }),
    [-1, 1]
      .map((side) =>
        place(
          shape('M62 -60H250V60H62L92 34L62 12L92 -10L62 -34Z', { fill: inks.graphite, stroke: inks.ink, width: 3 }),
          { x, y: 320, scale: [side, 1] },
        ),
      )
      .join(''),
    fade(
      worn,
      shape(d`M${x + 62} 286L${x + 84} 300L${x + 70} 316L${x + 88} 334L${x + 62} 354Z`, { fill: inks.paper }) +
        stroke(d`M${x + 62} 286L${x + 84} 300L${x + 70} 316L${x + 88} 334L${x + 62} 354`, inks.red, 5),
    ),
    fade(worn, stroke(d`M${x + 66} 360C${x + 74} 430 ${x + 66} 480 ${x + 70} ${480 + 80 * worn}`, inks.oil, 10)),
    cross(860, 200, ramp(beat, 3, 3.6), 46),
  )
}

const bent: Shot = (beat) => {
  const bend = 9 * ramp(beat, 0.6, 1.4)
  return board(
    seal(460, 130, { bend }),
    stroke('M460 90V560', inks.red, 2.5, { dash: '16 8 4 8' }),
    fade(ramp(beat, 1.2, 1.8), arrow([640, 470], [520, 470], { width: 9 })),
    cross(800, 230, ramp(beat, 1.8, 2.4), 46),
  )
}

const noControl: Shot = (beat) => {
  const shift = beat * 260
  const heightAt = (x: number): number => 34 * hump((x + shift) % 760, 380, 300)
  const swing = 10 * Math.sin(beat * 4.2)
  return board(
    road(556, heightAt),
    place(
      machine({ body: 'pickup', x: 0, ground: 0, scale: 1.3, roll: shift * 1.2, tail: swing, nose: -swing * 0.7 }),
      { x: 260, y: 556 - heightAt(420) * 0.4 },
    ),
    arrow([330, 150], [330, 250], { both: true, width: 9, opacity: 0.5 + 0.5 * Math.sin(beat * 4.2) ** 2 }),
  )
}

const carries: Shot = (beat) => {
  const dripping = [0, 0.5].map((late) => (beat * 0.5 + late) % 1)
  const press = 26 * Math.sin(beat * 3.4)
  return board(
    damper({ length: 410 - press, free: 440, spring: redSpring, film: 1, knob: false }, { x: 330, y: 96 + press }),
    dripping
      .map((share) =>
        place(shape('M0 -14C6 -4 10 2 10 8A10 10 0 0 1 -10 8C-10 2 -6 -4 0 -14Z', { fill: inks.oil }), {
          x: 330,
          y: 520 + share * 60,
          opacity: 1 - share,
        }),
      )
      .join(''),
    ring(330, 320 + press * 0.4, 90, ramp(beat, 0.4, 1.4), inks.green),
    tick(520, 250, ramp(beat, 1.4, 2), 40),
    fade(
      ramp(beat, 2, 2.8),
      damper(
        { length: 410 - press, free: 440, spring: null, knob: false, threads: false, film: 1 },
        { x: 800, y: 96 + press },
      ),
    ),
    ring(800, 300, 90, ramp(beat, 2.4, 3.4)),
    cross(990, 250, ramp(beat, 3.2, 3.8), 40),
  )
}

const workshop: Shot = (beat) => {
  const go = ramp(beat, 0.4, 4.6)
  const x = mix(60, 470, go)
  return board(
    floor(520, { x0: 60, x1: 1200 }),
    shape('M820 520V250L1000 160L1180 250V520Z', { fill: inks.white, stroke: inks.ink, width: 4 }) +
      box(880, 320, 240, 200, { fill: inks.graphite }) +
      stroke('M880 360H1120M880 400H1120M880 440H1120M880 480H1120', inks.steel, 3) +
      place(
        stroke('M-34 22L16 -28', inks.red, 15) +
          disc(24, -34, 20, { fill: inks.red }) +
          disc(30, -40, 11, { fill: inks.white }),
        { x: 996, y: 256 },
      ),
    machine({ body: 'pickup', x: x - 40, ground: 520, scale: 0.72, roll: x * 1.4, tail: 2 * Math.sin(beat * 3) }),
    place(disc(0, 0, 54, { fill: inks.white, stroke: inks.red, width: 12 }) + write('30', 0, 20, { size: 54 }), {
      x: 170,
      y: 200,
      opacity: ramp(beat, 0.2, 0.8),
    }),
    fade(ramp(beat, 1.8, 2.6), place(serialPlate(serialFrom('2614A', 4217), { width: 300 }), { x: 290, y: 150 })),
    receipt(620, 110, ramp(beat, 2.4, 3.2)),
  )
}

const noRefill: Shot = (beat) => {
  const burst = ramp(beat, 2, 2.6)
  return board(
    damper({ length: 430, spring: null, knob: false, threads: false }, { x: 470, y: 90 }),
    box(448, 150, 44, 110, { fill: inks.water, opacity: 0.55 }),
    write('20 bar', 660, 230, { size: 50, fill: inks.water }),
    arrow([560, 214], [500, 206], { width: 6, color: inks.water }),
    fade(
      shown(beat, 0.6, 30),
      place(
        box(0, -9, 150, 18, { fill: inks.silver, stroke: inks.ink, width: 2 }) +
          box(150, -26, 120, 52, { fill: inks.red, stroke: inks.ink, width: 2.5 }, 10),
        { x: mix(680, 500, ramp(beat, 0.8, 2)), y: 330, turn: 0 },
      ),
    ),
    fade(
      burst,
      place(
        stroke(
          Array.from(
            { length: 12 },
            (_, i) =>
              d`M${50 * Math.cos(i * 0.524)} ${50 * Math.sin(i * 0.524)}L${(86 + 12 * Math.sin(beat * 9 + i)) * Math.cos(i * 0.524)} ${(86 + 12 * Math.sin(beat * 9 + i)) * Math.sin(i * 0.524)}`,
          ).join(''),
          inks.red,
          8,
        ),
        { x: 494, y: 330 },
      ),
    ),
    cross(980, 330, ramp(beat, 2.6, 3.2), 56),
  )
}

export const story: Story = {
  clean: cut(
    [0, pictureShot('hero-pickup', [0.6, 0.5, 0.9], [0.66, 0.5, 0.66], 5, [[[0.63, 0.47], 84, [250, 160], '', 1.2]])],
    [4.4, wash],
  ),
  film: cut([0, ride], [4.6, compare]),
  rod: cut(
    [
      0,
      pictureShot('exploded-gas-shock', [0.5, 0.5, 0.9], [0.57, 0.42, 0.5], 4, [
        [[0.57, 0.42], 120, [1090, 160], '', 0.8],
      ]),
    ],
    [3.6, feel],
    [11.6, cutting],
    [16.2, bent],
  ),
  next: cut([0, noControl], [3.6, carries], [8.6, workshop], [14.8, noRefill]),
}
