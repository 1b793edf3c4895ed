import type { Ring } from './section'

type Volumes = { cavities: readonly Ring[]; solids: readonly Ring[]; gas: readonly Ring[]; bubbleShare: number }

/** A ring at one stroke (0 extended, 1 compressed). */
export function ringAt({ from, to, ...ring }: Ring, stroke: number) {
  return { ...ring, from: from.x + from.rate * stroke, to: to.x + to.rate * stroke }
}
type Placed = ReturnType<typeof ringAt>

/** The space two rings share; zero or less in a direction means that they do not touch. */
export function overlap(a: Placed, b: Placed): { length: number; depth: number } {
  if (a.axis !== b.axis) return { length: 0, depth: 0 }
  return {
    length: Math.min(a.to, b.to) - Math.max(a.from, b.from),
    depth: Math.min(a.outer, b.outer) - Math.max(a.inner, b.inner),
  }
}

function sharedVolume(a: Placed, b: Placed): number {
  const { length, depth } = overlap(a, b)
  if (length <= 0 || depth <= 0) return 0
  return Math.PI * length * (Math.min(a.outer, b.outer) ** 2 - Math.max(a.inner, b.inner) ** 2)
}

/** Volume of the gas outside the oil, in cubic drawing units. */
export function pocketVolume({ gas }: Pick<Volumes, 'gas'>, stroke: number): number {
  return gas.reduce((sum, ring) => sum + sharedVolume(ringAt(ring, stroke), ringAt(ring, stroke)), 0)
}

/** Volume of all the gas: the pocket and the share that is mixed into the oil. */
export function gasVolume(scene: Pick<Volumes, 'gas' | 'bubbleShare'>, stroke: number): number {
  return pocketVolume(scene, stroke) / (1 - scene.bubbleShare)
}

/** Volume of the oil as drawn: what the parts and the gas leave of the chambers. */
export function oilVolume(scene: Volumes, stroke: number): number {
  const taken = [...scene.solids, ...scene.gas].map((ring) => ringAt(ring, stroke))
  const left = scene.cavities.map((cavity) => {
    const room = ringAt(cavity, stroke)
    return taken.reduce((volume, ring) => volume - sharedVolume(room, ring), sharedVolume(room, room))
  })
  return left.reduce((sum, volume) => sum + volume, 0) - gasVolume(scene, stroke) * scene.bubbleShare
}

/** Share of the gas volume that the rod takes at full stroke. */
export function squeezeOf(scene: Pick<Volumes, 'gas' | 'bubbleShare'>): number {
  return 1 - gasVolume(scene, 1) / gasVolume(scene, 0)
}
