import { findPicture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'
import { RenderedPicture } from './rendered-picture'

type Props = { scene: SceneId; label: string; sizes: string; first?: boolean; className?: string }

/** A picture composed for a place on the site; it melts into the carbon ground it stands on. Nothing while it has not been rendered. */
export function ScenePicture({ scene, label, sizes, first = false, className }: Props) {
  const picture = findPicture(scene)
  return picture && <RenderedPicture picture={picture} label={label} sizes={sizes} first={first} className={className ?? ''} />
}
