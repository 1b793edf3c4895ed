import { clamp, ease } from './time'
import type { Place } from './svg'

export const width = 1280
export const height = 720
export const fps = 25

/** A window on a rendered picture: centre as shares of the picture, width of the window as a share of its width. */
export type View = { scene: string; x: number; y: number; span: number }
/** One drawing: on paper, on the dark stage, or over a picture. */
export type Plate = { ground: 'board' | 'stage' | View; svg: string }
export type Blend = { from: Frame; to: Frame; share: number; way: 'wipe' | 'dissolve' }
export type Frame = Plate | Blend
/** What is seen at a beat (0…20) of a chapter. */
export type Shot = (beat: number) => Frame
/** A film: the shots by the id of their chapter. */
export type Story = Readonly<Record<string, Shot>>

export const isBlend = (frame: Frame): frame is Blend => 'share' in frame

export const board = (...svg: string[]): Plate => ({ ground: 'board', svg: svg.join('') })

/** Changes every plate of a frame. */
export function mapPlates(frame: Frame, change: (plate: Plate) => Plate): Frame {
  return isBlend(frame)
    ? { ...frame, from: mapPlates(frame.from, change), to: mapPlates(frame.to, change) }
    : change(frame)
}

/** Beats that one shot takes to dissolve into the next. */
const dissolve = 0.45

/** Shots one after the other within a chapter, each from its beat on; every one counts its own beats from 0. */
export function cut(...shots: readonly (readonly [from: number, shot: Shot])[]): Shot {
  return (beat) => {
    const at = shots.findLastIndex(([from]) => beat >= from)
    const [from, shot] = shots[Math.max(0, at)] ?? [0, () => board()]
    const next = shots[at + 1]
    const share = next ? clamp((beat - next[0] + dissolve) / dissolve) : 0
    const frame = shot(beat - from)
    return next && share > 0 ? { from: frame, to: next[1](0), share: ease(share), way: 'dissolve' } : frame
  }
}

/** A place of a picture (shares of its width and height) on the screen, px, under a view; `ratio` is the picture's height by width. */
export function onView(
  { x, y, span }: View,
  ratio: number,
  [px, py]: readonly [number, number],
): Required<Pick<Place, 'x' | 'y'>> {
  return { x: width / 2 + ((px - x) / span) * width, y: height / 2 + ((py - y) * ratio * width) / span }
}
