import type { Mount, MountPoint } from '@/lib/contract/vehicle'

/** Builds the mount points of one axle for a vehicle of the given kerb weight, kg. */
export type AxleBuilder = (kerbKg: number) => MountPoint

const gravity = 9.81

/** Standard eyes and clevises: bore × width, mm. */
const eyes = {
  '8x20': { kind: 'eye', holeMm: 8, widthMm: 20 },
  '10x22': { kind: 'eye', holeMm: 10, widthMm: 22 },
  '10x26': { kind: 'eye', holeMm: 10, widthMm: 26 },
  '12x26': { kind: 'eye', holeMm: 12, widthMm: 26 },
  '14x30': { kind: 'eye', holeMm: 14, widthMm: 30 },
  '12x32': { kind: 'eye', holeMm: 12, widthMm: 32 },
  '14x38': { kind: 'eye', holeMm: 14, widthMm: 38 },
  '16x40': { kind: 'eye', holeMm: 16, widthMm: 40 },
} as const satisfies Record<string, Mount>
export type EyeSize = keyof typeof eyes

const clevises = {
  '8x20': { kind: 'clevis', holeMm: 8, widthMm: 20 },
  '10x22': { kind: 'clevis', holeMm: 10, widthMm: 22 },
  '10x26': { kind: 'clevis', holeMm: 10, widthMm: 26 },
} as const satisfies Record<string, Mount>

const stemM10: Mount = { kind: 'stem', holeMm: 10, widthMm: null }
const stemM12: Mount = { kind: 'stem', holeMm: 12, widthMm: null }
const flange: Mount = { kind: 'flange', holeMm: null, widthMm: null }

const limit = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value))
const roundTo = (value: number, step: number) => Math.round(value / step) * step

/**
 * Rate, N/mm, of one of `count` springs that hold `massKg` at 30 % of the damper stroke: k = m·g·i / (n·(preload + 0.3·stroke)),
 * `leverage` i = wheel travel per damper travel. 30 % is the middle of the usual 25–35 % rider sag.
 */
export function rateFromSag(
  massKg: number,
  leverage: number,
  strokeMm: number,
  preloadMm: number,
  count: number,
): number {
  return (massKg * gravity * leverage) / (count * (preloadMm + 0.3 * strokeMm))
}

/**
 * Rate, N/mm, of one spring that gives a corner of `massKg` the ride frequency `hz`: k = m·(2πf)² / i²,
 * `motionRatio` i = spring travel per wheel travel.
 */
export function rateFromFrequency(massKg: number, hz: number, motionRatio: number): number {
  return (massKg * (2 * Math.PI * hz) ** 2) / 1000 / motionRatio ** 2
}

/** Inner diameter, mm, of a fork tube from its outer diameter: slim tubes have the thicker wall for their size. */
export function innerTubeMm(outerMm: number): number {
  if (outerMm < 30) return outerMm - 5.5
  if (outerMm < 38) return outerMm - 5
  return outerMm <= 45 ? outerMm - 4 : outerMm - 6
}

/** What the springs of an axle carry, kg, and how far they move per millimetre of the wheel. */
const load = (kg: number, motionRatio: number) => ({
  axleLoadKg: Math.round(kg),
  motionRatio: Math.round(motionRatio * 100) / 100,
})

function buildFork(kerbKg: number, tubeMm: number, strokeMm: number, springRateNmm: number): MountPoint {
  return {
    ...load(0.48 * kerbKg + 25, 1),
    axle: 'front',
    layout: 'telescopic-fork',
    quantity: 2,
    lengthMm: null,
    strokeMm,
    top: null,
    bottom: null,
    springRateNmm,
    forkTubeMm: innerTubeMm(tubeMm),
  }
}

/** Fork of a scooter or underbone; tube outer diameter and stroke, mm. */
export const fork =
  (tubeMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) =>
    buildFork(kerbKg, tubeMm, strokeMm, limit(roundTo(2.5 + 0.024 * kerbKg, 0.5), [4, 7]))

/** Fork of a motorcycle; tube outer diameter and stroke, mm. */
export const bigFork =
  (tubeMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) =>
    buildFork(kerbKg, tubeMm, strokeMm, limit(roundTo(4.5 + 0.022 * kerbKg, 0.5), [7.5, 11]))

/** Linked front shock of a Vespa or Lambretta. */
export const leadingLink =
  (lengthMm: number, strokeMm: number, quantity: 1 | 2 = 1): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.45 * kerbKg + 25, 1 / 1.1),
    axle: 'front',
    layout: 'leading-link',
    quantity,
    lengthMm,
    strokeMm,
    top: stemM10,
    bottom: eyes['8x20'],
    forkTubeMm: null,
    springRateNmm: limit(roundTo(rateFromSag(0.45 * kerbKg + 25, 1.1, strokeMm, 10, quantity), 0.5), [14, 45]),
  })

type Eyes = { top?: EyeSize; bottom?: EyeSize }

/** Rear shock of an engine that swings with the wheel; half the kerb weight plus rider and pillion share rest on it. */
export const unitSwing =
  (lengthMm: number, strokeMm: number, quantity: 1 | 2, mounts: Eyes = {}): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.5 * kerbKg + 65, 1 / 1.05),
    axle: 'rear',
    layout: 'unit-swing',
    quantity,
    lengthMm,
    strokeMm,
    forkTubeMm: null,
    top: eyes[mounts.top ?? '10x22'],
    bottom: eyes[mounts.bottom ?? '8x20'],
    springRateNmm: limit(roundTo(rateFromSag(0.5 * kerbKg + 65, 1.05, strokeMm, 10, quantity), 0.5), [14, 45]),
  })

/** Pair of rear shocks of an underbone. */
export const twinShock =
  (lengthMm: number, strokeMm: number, mounts: Eyes = {}): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.5 * kerbKg + 65, 1 / 1.1),
    axle: 'rear',
    layout: 'twin-shock',
    quantity: 2,
    lengthMm,
    strokeMm,
    forkTubeMm: null,
    top: eyes[mounts.top ?? '10x22'],
    bottom: eyes[mounts.bottom ?? '10x22'],
    springRateNmm: limit(roundTo(rateFromSag(0.5 * kerbKg + 65, 1.1, strokeMm, 10, 2), 0.5), [14, 45]),
  })

/** Pair of rear shocks of a motorcycle. */
export const bigTwinShock =
  (lengthMm: number, strokeMm: number, mounts: Eyes = {}): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.5 * kerbKg + 55, 1 / 1.15),
    axle: 'rear',
    layout: 'twin-shock',
    quantity: 2,
    lengthMm,
    strokeMm,
    forkTubeMm: null,
    top: eyes[mounts.top ?? '12x26'],
    bottom: eyes[mounts.bottom ?? '12x26'],
    springRateNmm: limit(roundTo(rateFromSag(0.5 * kerbKg + 55, 1.15, strokeMm, 12, 2), 0.5), [16, 35]),
  })

/** Single rear shock, eye above and clevis below; `leverage` = wheel travel per damper travel. */
export const monoShock =
  (lengthMm: number, strokeMm: number, leverage = 2.2, clevis: keyof typeof clevises = '10x22'): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.5 * kerbKg + 45, 1 / leverage),
    axle: 'rear',
    layout: 'mono-shock',
    quantity: 1,
    lengthMm,
    strokeMm,
    forkTubeMm: null,
    top: eyes['10x26'],
    bottom: clevises[clevis],
    springRateNmm: limit(roundTo(rateFromSag(0.5 * kerbKg + 45, leverage, strokeMm, 14, 1), 1), [60, 160]),
  })

/** Front shock of a Telelever: one spring-damper unit above a wishbone. */
export const telelever =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.5 * kerbKg + 30, 1 / 1.7),
    axle: 'front',
    layout: 'mono-shock',
    quantity: 1,
    lengthMm,
    strokeMm,
    top: stemM10,
    bottom: eyes['10x26'],
    forkTubeMm: null,
    springRateNmm: limit(roundTo(rateFromSag(0.5 * kerbKg + 30, 1.7, strokeMm, 14, 1), 1), [60, 160]),
  })

/** MacPherson strut; the front axle of a front-engined car carries about 60 % of the kerb weight. */
export const strut =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.6 * kerbKg, 0.96),
    axle: 'front',
    layout: 'strut',
    quantity: 2,
    lengthMm,
    strokeMm,
    top: flange,
    bottom: flange,
    forkTubeMm: null,
    springRateNmm: limit(roundTo(rateFromFrequency(0.3 * kerbKg, 1.3, 0.96), 1), [20, 60]),
  })

/** Strut at the rear. */
export const rearStrut =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.42 * kerbKg + 160, 0.95),
    axle: 'rear',
    layout: 'strut',
    quantity: 2,
    lengthMm,
    strokeMm,
    top: flange,
    bottom: flange,
    forkTubeMm: null,
    springRateNmm: limit(roundTo(rateFromFrequency(0.21 * kerbKg + 80, 1.35, 0.95), 1), [20, 60]),
  })

/** Torsion beam, multi-link or live axle with the damper beside the coil. */
export const coilAxle =
  (lengthMm: number, strokeMm: number, bottom: EyeSize = '12x32'): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.42 * kerbKg + 160, 0.88),
    axle: 'rear',
    layout: 'coil-axle',
    quantity: 2,
    lengthMm,
    strokeMm,
    top: stemM10,
    bottom: eyes[bottom],
    forkTubeMm: null,
    springRateNmm: limit(roundTo(rateFromFrequency(0.21 * kerbKg + 80, 1.4, 0.88), 1), [20, 60]),
  })

/** Spring-damper unit between two wishbones, as on body-on-frame vehicles. */
export const wishbone =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.56 * kerbKg, 0.62),
    axle: 'front',
    layout: 'double-wishbone',
    quantity: 2,
    lengthMm,
    strokeMm,
    top: stemM12,
    bottom: eyes['14x38'],
    forkTubeMm: null,
    springRateNmm: limit(roundTo(rateFromFrequency(0.28 * kerbKg, 1.35, 0.62), 1), [60, 140]),
  })

/** Wishbones of a passenger car: strut-like top mount, fork or eye below. */
export const carWishbone =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({ ...wishbone(lengthMm, strokeMm)(kerbKg), top: flange, bottom: eyes['12x32'] })

/** Wishbones with a torsion bar: the damper has no coil around it. */
export const torsionBar =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({ ...wishbone(lengthMm, strokeMm)(kerbKg), top: stemM10, springRateNmm: null })

/** Live front axle on coils. */
export const frontCoilAxle =
  (lengthMm: number, strokeMm: number): AxleBuilder =>
  (kerbKg) => ({
    ...coilAxle(lengthMm, strokeMm)(kerbKg),
    ...load(0.52 * kerbKg, 0.95),
    axle: 'front',
    springRateNmm: limit(roundTo(rateFromFrequency(0.26 * kerbKg, 1.4, 0.95), 1), [20, 60]),
  })

/** Leaf springs; the damper has an eye at both ends unless the chassis carries a stem above. */
export const leaf =
  (lengthMm: number, strokeMm: number, top: 'eye' | 'stem' = 'eye'): AxleBuilder =>
  (kerbKg) => ({
    ...load(0.44 * kerbKg + 160, 0.9),
    axle: 'rear',
    layout: 'leaf',
    quantity: 2,
    lengthMm,
    strokeMm,
    forkTubeMm: null,
    springRateNmm: null,
    top: top === 'eye' ? eyes['16x40'] : stemM12,
    bottom: eyes['16x40'],
  })

/** Front and rear mount points of a vehicle of the given kerb weight, kg. */
export const chassis = (kerbKg: number, front: AxleBuilder, rear: AxleBuilder): MountPoint[] => [
  front(kerbKg),
  rear(kerbKg),
]
