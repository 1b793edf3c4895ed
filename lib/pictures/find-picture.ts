import type { DrawnProduct } from '@/lib/drawings/shock'
import { describeLook } from './look'
import { pictureManifest, type PictureEntry } from './manifest'
import { isPlaced, tallOf } from './placed-scenes'

export type Picture = PictureEntry & { id: string }

/** A rendered picture by its name; null where there is none. */
export function findPicture(id: string): Picture | null {
  const entry = Object.hasOwn(pictureManifest, id) ? pictureManifest[id] : undefined
  return entry ? { ...entry, id } : null
}

/** The upright picture of a scene that has one. */
export function findTallPicture(scene: string): Picture | null {
  return isPlaced(scene) ? findPicture(tallOf(scene)) : null
}

/** Views of a product beside its main picture. */
export const pictureAngles = ['turned', 'back'] as const

/** The picture of exactly this look, never of one that differs in anything visible; null where the drawing has to stand in. */
export function findProductPicture(product: DrawnProduct): Picture | null {
  return findPicture(describeLook(product))
}

/** The main picture and the further views of a look. */
export function listProductPictures(product: DrawnProduct): Picture[] {
  const look = describeLook(product)
  return [look, ...pictureAngles.map((angle) => `${look}.${angle}`)].flatMap((id) => findPicture(id) ?? [])
}

/** Address of the 1200 × 630 px picture of shared links; main pictures and stages have one. */
export function socialAddress({ id, hash }: Picture): string {
  return `/pictures/${id}-social.jpg?v=${hash.slice(0, 8)}`
}

/** Address of one file; changes with the picture, so that it may be kept forever. */
export function pictureAddress({ id, hash }: Picture, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${id}-${width}.${format}?v=${hash.slice(0, 8)}`
}

/** All sizes for a `srcset`. */
export function pictureSet(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.sizes.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ')
}
