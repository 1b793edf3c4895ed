import { findPicture, findTallPicture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'
import { RenderedPicture } from './rendered-picture'

type Props = {
  scene: SceneId
  label: string
  sizes: string
  first?: boolean | 'wide'
  /** Phones get the upright picture, where there is one. */
  upright?: boolean
  className?: string
}

/** A picture composed for a place on the site; it melts into the carbon ground it stands on. Nothing while it has not been rendered. */
export function ScenePicture({ scene, label, sizes, first = false, upright = false, className }: Props) {
  const picture = findPicture(scene)
  if (!picture) return null
  return (
    <>
      {/* Some 200 bytes, in the page itself: stands in until the picture is there. Not in the first view: blurring would delay it. */}
      {picture.blur && !first && (
        // oxlint-disable-next-line nextjs/no-img-element -- a data address; there is nothing to optimise
        <img
          src={picture.blur}
          alt=""
          aria-hidden="true"
          width={picture.width}
          height={picture.height}
          className={`blur-lg ${className ?? ''}`}
        />
      )}
      <RenderedPicture
        picture={picture}
        tall={upright ? findTallPicture(scene) : null}
        label={label}
        sizes={sizes}
        first={first}
        className={className ?? ''}
      />
    </>
  )
}
