import type { ProductSpec } from '@/lib/contract/product'
import type { MountPoint } from '@/lib/contract/vehicle'
import { buildAir, buildCoilDamper, buildPlainDamper, buildSteeringDamper } from './spec-dampers'
import { emptySpec } from './spec-figures'
import type { Task } from './spec-figures'
import { buildAxleSpring, buildFork, buildSpareSpring } from './spec-springs'

/** All figures of the part that a line makes for a platform; null when the platform has no room or no use for it. `variant` 0 is the usual one. */
export function buildSpec(task: Task): ProductSpec | null {
  switch (task.line.kind) {
    case 'twin-shock':
    case 'mono-shock':
    case 'unit-swing-shock':
    case 'front-shock':
    case 'coilover':
      return buildCoilDamper(task)
    case 'gas-shock':
    case 'strut':
      return buildPlainDamper(task)
    case 'air-strut':
    case 'air-spring':
    case 'air-kit':
      return buildAir(task)
    case 'fork-cartridge':
    case 'fork-damper':
    case 'fork-spring':
    case 'fork-upgrade':
      return buildFork(task)
    case 'lowering-spring':
    case 'comfort-spring':
    case 'lift-spring':
    case 'load-assist':
      return buildAxleSpring(task)
    case 'spare-spring':
      return buildSpareSpring(task)
    case 'steering-damper':
      return buildSteeringDamper(task)
    default:
      return buildSmallPart(task)
  }
}

function buildSmallPart({ line, platform }: Task): ProductSpec | null {
  const eye = eyeOf(platform.point)
  switch (line.kind) {
    case 'bushing':
      return eye ? { ...emptySpec, top: eye, weightKg: 0.06 } : null
    case 'eye-end':
      return eye ? { ...emptySpec, bottom: eye, weightKg: 0.14 } : null
    case 'seal-kit':
      return { ...emptySpec, forkTubeMm: platform.point.forkTubeMm, shaftMm: line.shaftMm ?? null, weightKg: 0.08 }
    default:
      return { ...emptySpec, shaftMm: platform.group === 'car' ? 14 : 16, weightKg: 0.12 }
  }
}

/** The eye or clevis that a small part of this axle is made for; the lower one first, where the load is. */
export const eyeOf = ({ top, bottom }: MountPoint) => [bottom, top].find((mount) => mount?.kind === 'eye') ?? null
