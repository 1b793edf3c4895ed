import type { CataloguePart } from '@/lib/contract/catalogue'
import { findPicture } from '@/lib/pictures/find-picture'
import { describeLook } from '@/lib/pictures/look'

/** The look that stands for some parts: of the part with most to set that has a picture. */
export function faceOf(parts: readonly CataloguePart[]): string | null {
  const pictured = parts.filter((part) => findPicture(describeLook(part)))
  const [face] = pictured.toSorted((a, b) => b.adjusters.length - a.adjusters.length)
  return face ? describeLook(face) : null
}
