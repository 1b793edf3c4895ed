/** Length that every shot is written for, in beats; a chapter's seconds are stretched over it. */
export const beats = 20

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** Cubic in and out, 0…1 to 0…1. */
export const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/** 0 before `from`, 1 after `to` (beats), eased in between. */
export const ramp = (beat: number, from: number, to: number): number => ease(clamp((beat - from) / (to - from)))

/** The same without easing, for things that run on: wheels, roads, counters. */
export const run = (beat: number, from: number, to: number): number => clamp((beat - from) / (to - from))

/** Comes at `from`, goes at `to`, each within `fade` beats. */
export const shown = (beat: number, from: number, to = Infinity, fade = 0.6): number =>
  ramp(beat, from, from + fade) * (to === Infinity ? 1 : 1 - ramp(beat, to, to + fade))

/** A value led from key to key (beat, value), eased between neighbours and held at the ends. */
export function track(beat: number, ...keys: readonly (readonly [beat: number, value: number])[]): number {
  return keys
    .slice(1)
    .reduce(
      (value, [at, target], i) => value + (target - (keys[i]?.[1] ?? 0)) * ramp(beat, keys[i]?.[0] ?? 0, at),
      keys[0]?.[1] ?? 0,
    )
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** A swing that dies away: 1 at the start, `turns` half swings in `length` beats. */
export function settle(beat: number, from: number, length: number, halfSwings: number): number {
  if (beat < from) return 1
  const share = (beat - from) / length
  return Math.cos(Math.PI * halfSwings * share) * Math.exp(-4 * share)
}
