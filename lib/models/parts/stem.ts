import type { Mount } from '@/lib/contract/vehicle'
import type { Surface } from '../model'
import type { MaterialName } from '../materials'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import type { Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn, turnRing } from '../shape/turned'
import { hexNut, threadedStud } from './fasteners'
import { aim, arcCorners, ringCorners, surface } from './solids'

/** A cupped washer about y; the cup opens downwards where `down`. */
function cupWasher(detail: Detail, bore: number, y: number, down: boolean): Mesh {
  const [near, far] = down ? [y, y - 1.4] : [y - 2.5 + 1.4, y]
  if (down)
    return turn(
      detail,
      [
        [bore, near, 0.4],
        [13.4, near, 1],
        [15, near - 2.5, 0.5],
        [13.6, near - 2.5, 0.4],
        [12.4, far, 0.5],
        [bore, far],
      ],
      { closed: true },
    )
  return turn(
    detail,
    [
      [bore, near],
      [12.4, near, 0.5],
      [13.6, far, 0.4],
      [15, far, 0.5],
      [13.4, near - 1.4, 1],
      [bore, near - 1.4, 0.4],
    ],
    { closed: true },
  )
}

/** A threaded stem with two rubbers between cupped washers and a nut, standing on the shoulder at the origin. */
export function buildStem(detail: Detail, mount: Mount | null, _reach: number, neck: number): Surface[] {
  const thread = (mount?.holeMm ?? 10) / 2
  const rubber = (bottom: number, top: number, wide: 'low' | 'high') => {
    const [a, b] = wide === 'low' ? [11, 12.6] : [12.6, 11]
    const waist = (bottom + top) / 2
    return turn(
      detail,
      [
        [thread, top, 0.6],
        [a, top, 1.6],
        [12.9, waist + 0.8, 1],
        [12.9, waist - 0.8, 1],
        [b, bottom, 1.6],
        [thread, bottom, 0.6],
      ],
      { closed: true },
    )
  }
  return [
    surface(
      'steel-zinc',
      threadedStud(detail, { radius: thread, top: 44, bottom: -2 }),
      cupWasher(detail, thread, 2.5, false),
      cupWasher(detail, thread, 24.5, true),
      turnRing(detail, Math.max(neck, thread + 2), thread * 0.5, 0.3, -2, 0.5),
    ),
    surface(
      'rubber',
      rubber(1.4, 12.2, 'low'),
      rubber(12.8, 23.2, 'high'),
      turnRing(detail, thread + 2.6, thread, 13.4, 11.6, 0.3),
    ),
    hexNut(detail, { at: [0, 24.6, 0], to: 'y', size: thread * 2, height: 7.4, flats: Math.max(13, thread * 3.3) }),
  ]
}

/** Outline of a plate with three lobes for its studs. */
function lobedPlate(detail: Detail, waist: number, lobe: number, studs: number): Corner[] {
  const steps = Math.max(6, Math.round(detail.round / 6))
  return [0, 120, 240].flatMap((turnBy) => {
    const [sin, cos] = [Math.sin((turnBy * Math.PI) / 180), Math.cos((turnBy * Math.PI) / 180)]
    const bay = arcCorners(0, 0, waist, turnBy + 42, turnBy + 78, 4).map(([x, y]): Corner => [x, y, 5])
    return [...arcCorners(studs * cos, studs * sin, lobe, turnBy - 70, turnBy + 70, steps), ...bay]
  })
}

/** A strut top: three-lobed plate with its face at the origin, studs upwards, rubber dome below. */
export function buildFlange(
  detail: Detail,
  _mount: Mount | null,
  reach: number,
  neck: number,
  material: MaterialName,
): Surface[] {
  const plate = aim(
    extrude(detail, {
      outline: lobedPlate(detail, 47, 13.5, 44),
      holes: [ringCorners(detail, 17)],
      depth: 7,
      edge: 1.2,
    }),
    'y',
    [0, -3.5, 0],
  )
  const studs = [0, 120, 240].flatMap((angle) => {
    const [x, z] = [44 * Math.cos((angle * Math.PI) / 180), -44 * Math.sin((angle * Math.PI) / 180)]
    const stud = threadedStud(
      { ...detail, thread: Math.min(detail.thread, 40), round: Math.min(detail.round, 40) },
      { radius: 4, top: 19, bottom: -2, pitch: 1.25 },
    )
    return [
      surface('steel-zinc', aim(aim(stud, 'z'), 'z', [x, 0, z])),
      hexNut(detail, { at: [x, 0, z], to: 'y', size: 8, height: 4, flats: 13 }),
    ]
  })
  const dome = turn(
    detail,
    [
      [8, -5.5],
      [35, -5.5, 1],
      [35, -9, 2],
      [31, -12, 3],
      [29.5, -16, 1.5],
      [31, -19, 1.5],
      [27, -reach + 2, 2],
      [26, -reach, 1],
      [8, -reach],
    ],
    { closed: true },
  )
  const hump = turn(
    detail,
    [
      [9, 7, 0.5],
      [14, 7, 2],
      [17.2, 1, 1],
      [17.2, -7],
      [9, -7],
    ],
    { closed: true },
  )
  const collar = turn(detail, [
    [0, 13],
    [8.2, 13, 0.8],
    [8.8, 7.4, 0.5],
    [11, 7.2, 0.5],
    [11, 6],
    [0, 6],
  ])
  const foot = turn(detail, [
    [0, -reach + 3],
    [neck + 2, -reach + 3, 0.8],
    [neck + 2, -reach, 0.8],
    [0, -reach],
  ])
  return [
    surface(material, plate, foot),
    ...studs,
    surface('rubber', dome, hump),
    surface('steel-zinc', collar),
    hexNut(detail, { at: [0, 7, 0], to: 'y', size: 12, height: 7, flats: 19 }),
  ]
}

/** A flat spring seat with its face at the origin. */
export function buildSeat(
  detail: Detail,
  _mount: Mount | null,
  reach: number,
  neck: number,
  material: MaterialName,
): Surface[] {
  return [
    surface(
      material,
      turn(detail, [
        [0, 0],
        [neck + 6, 0, 1.2],
        [neck + 6, -reach + 1, 0.8],
        [neck + 2, -reach, 0.6],
        [0, -reach],
      ]),
    ),
  ]
}
