import type { Finish } from '@/lib/contract/product-words'
import { mountDepth } from '@/lib/drawings/mounts'
import type { DrawnProduct } from '@/lib/drawings/shock'
import type { CoilSpring } from '../shape/coil'

/** Every number of a motorcycle shock, mm; y upwards, the upper reference point is 0. Proportions after the drawing of the same product. */
export type ShockLayout = {
  length: number
  /** Undersides of the upper mount and top of the lower one. */
  shoulder: number
  foot: number
  /** Cap or bridge over the body. */
  head: { r: number; top: number; bottom: number }
  body: { r: number; bore: number; top: number; bottom: number }
  thread: { top: number; bottom: number } | null
  rodR: number
  /** Face of the piston and end of the rod inside the body. */
  piston: number
  coil: CoilSpring & { inner: number; outer: number }
  /** Free height between the head and the spring's upper face. */
  room: number
  /** Height between the spring's lower face and the lower mount. */
  gap: number
  wheel: number
  adjuster: number
  bump: { height: number; r: number }
  reservoir: { x: number; top: number; bottom: number; r: number; isPiggyback: boolean } | null
  knobs: readonly Finish[]
  /** Colour of rings, grooves and the rebound wheel. */
  accent: Finish
}

const headHeight = 17

function layOutReservoir(
  { construction }: DrawnProduct,
  length: number,
  bodyR: number,
  headR: number,
  outer: number,
  shoulder: number,
): ShockLayout['reservoir'] {
  const r = Math.max(15, bodyR * 0.92)
  if (construction === 'piggyback')
    return {
      x: Math.max(outer, headR) + r + 5,
      top: shoulder,
      bottom: shoulder - Math.max(78, length * 0.4),
      r,
      isPiggyback: true,
    }
  if (construction === 'hose-reservoir')
    return {
      x: outer + r + 16,
      top: shoulder - 34,
      bottom: shoulder - 34 - Math.max(86, length * 0.42),
      r,
      isPiggyback: false,
    }
  return null
}

function layOutCoil({ kind, spec, adjusters }: DrawnProduct, length: number, bodyR: number) {
  const mono = kind === 'mono-shock'
  const wire = spec.wireMm ?? (mono ? 11 : 8)
  const inner = Math.max((spec.coilInnerMm ?? bodyR * 2 + 12) / 2, bodyR + 2)
  const headRoom = mountDepth(spec.top) + headHeight + (adjusters.includes('H') ? 26 : adjusters.length > 0 ? 23 : 14)
  const end = length - mountDepth(spec.bottom)
  const wanted = spec.springLengthMm ?? length * 0.62
  const span = Math.min(wanted, end - 8 - headRoom)
  // The wheel and the length adjuster take their height where the spring leaves it.
  const gap = Math.min(8 + (adjusters.includes('R') ? 5 : 0) + (adjusters.includes('L') ? 9 : 0), end - headRoom - span)
  const bottom = -(end - gap)
  return {
    gap,
    coil: {
      top: bottom + span,
      bottom,
      radius: inner + wire / 2,
      wire,
      coils: spec.coils ?? 8,
      type: spec.springType ?? 'linear',
      start: 40,
      inner,
      outer: inner + wire,
    } as const,
  }
}

/** Lays out a twin, mono, swing-unit or front shock from the figures of its specification. */
export function layOutShock(product: DrawnProduct): ShockLayout {
  const { kind, spec, adjusters, bodyFinish } = product
  const mono = kind === 'mono-shock'
  const length = spec.lengthMm ?? 320
  const stroke = spec.strokeMm ?? length * 0.22
  const bodyR = (spec.bodyMm ?? (mono ? 46 : 36)) / 2
  const rodR = (spec.shaftMm ?? 12) / 2
  const { coil, gap } = layOutCoil(product, length, bodyR)
  const shoulder = -mountDepth(spec.top)
  const head = { r: bodyR + 5, top: shoulder, bottom: shoulder - headHeight }
  const bottom = Math.min(coil.top - 12, coil.bottom + stroke + (coil.top - coil.bottom) * 0.06)
  const room = head.bottom - coil.top
  const travel = (spec.preloadMm ?? 10) + 8
  const isThreaded = adjusters.includes('T')
  const visible = bottom - coil.bottom
  return {
    length,
    shoulder,
    foot: -(length - mountDepth(spec.bottom)),
    head,
    rodR,
    coil,
    room,
    gap,
    body: { r: bodyR, bore: bodyR - 3, top: head.bottom, bottom },
    thread: isThreaded
      ? {
          top: Math.min(head.bottom - 0.5, coil.top + 22 + travel + 14),
          bottom: Math.max(bottom + 18, coil.top - travel - 12),
        }
      : null,
    piston: bottom + 34,
    wheel: adjusters.includes('R') ? Math.max(5, Math.min(8, gap * 0.45)) : 0,
    adjuster: adjusters.includes('L') ? Math.max(0, Math.min(9, gap - 13)) : 0,
    bump: { height: Math.min(34, visible * 0.34), r: Math.min(coil.inner - 4, Math.max(rodR + 6, bodyR * 0.72)) },
    reservoir: layOutReservoir(product, length, bodyR, head.r, coil.outer, shoulder),
    knobs: adjusters.includes('W') ? ['gold', 'blue'] : adjusters.includes('C') ? ['red'] : [],
    accent:
      bodyFinish === 'black' || bodyFinish === 'chrome' || bodyFinish === 'silver' || bodyFinish === 'white'
        ? 'red'
        : bodyFinish,
  }
}
