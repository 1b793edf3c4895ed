import { measureText, placeLabels, type PlacedLabel } from './labels'
import type { BuiltScene, Target } from './scene'
import { badge, fontSize, restingStroke } from './sizes'

const width = 1200

export type View = { labels: PlacedLabel<Target>[]; box: string }

/** The drawing lying, with a row of words above and below. */
export function layOutLying(scene: BuiltScene, textOf: (target: Target) => string): View {
  const { left, right, top, bottom } = scene.extent
  const from = (left + right - width) / 2
  const rows = {
    from: from + 6,
    to: from + width - 6,
    gap: 16,
    rest: restingStroke,
    top: { y: top - 74, knee: top - 22 },
    bottom: { y: bottom + 80, knee: bottom + 28 },
  }
  const labels = placeLabels(
    scene.targets,
    (target) => measureText(textOf(target), fontSize) + 2 * badge.lying + 7,
    rows,
  )
  return { labels, box: `${Math.round(from)} ${Math.round(top - 116)} ${width} ${Math.round(bottom - top + 238)}` }
}

/** The drawing as the damper stands, with numbers at both sides; its box is that of the turned drawing. */
export function layOutUpright(scene: BuiltScene): View {
  const { left, right, top, bottom } = scene.extent
  const rows = {
    from: left,
    to: right,
    gap: 8,
    rest: restingStroke,
    top: { y: top - 44, knee: top - 12 },
    bottom: { y: bottom + 44, knee: bottom + 12 },
  }
  const labels = placeLabels(scene.targets, () => 2 * badge.upright, rows)
  const [near, far] = [top - 44 - 2 * badge.upright - 2, bottom + 44 + 2 * badge.upright + 2]
  const box = scene.rod === 'up' ? [-far, left - 12] : [near, -right - 12]
  return { labels, box: [...box, far - near, right - left + 24].map(Math.round).join(' ') }
}
