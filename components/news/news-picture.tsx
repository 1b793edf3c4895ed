import { OwnPicture } from '@/components/pictures/own-picture'
import { RenderedPicture } from '@/components/pictures/rendered-picture'
import { isOwnPicture } from '@/lib/domain/own-picture'
import { findPicture } from '@/lib/pictures/find-picture'

type Props = {
  id: string
  label: string
  sizes: string
  first?: boolean | 'wide'
  /** The point that is always in sight, in percent: `50 30`. */ focus?: string | null
  /** Files wider than this are never chosen. */ widest?: number
}

/** The scene that stands for a piece of news, on the dark ground it melts into; the ground alone while it has not been rendered. */
export function NewsPicture({ id, label, sizes, first = false, focus = null, widest = 1920 }: Props) {
  if (isOwnPicture(id))
    return (
      <div className="relative aspect-[3/2] overflow-hidden bg-ink">
        <OwnPicture id={id} label={label} sizes={sizes} first={first !== false} focus={focus} widest={widest} />
      </div>
    )
  const found = findPicture(id)
  const picture = found && { ...found, sizes: found.sizes.filter((size) => size <= widest) }
  // An exploded view is three times as wide as high: whole where it opens a page, its middle where it would be a thin line.
  const fit = first && id.startsWith('exploded-') ? 'object-contain' : 'object-cover'
  return (
    <div className="relative aspect-[3/2] overflow-hidden bg-ink">
      {picture && (
        <RenderedPicture
          picture={picture}
          label={label}
          sizes={sizes}
          first={first}
          className={`absolute inset-0 size-full ${fit}`}
          focus={focus}
        />
      )}
    </div>
  )
}
