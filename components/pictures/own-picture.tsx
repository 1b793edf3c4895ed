import { contentPictureWidths } from '@/lib/contract/editor-words'
import { ownPictureAddress } from '@/lib/domain/own-picture'

type Props = {
  id: string
  label: string
  sizes: string
  /** In the first view. */ first: boolean
  /** The point that a crop keeps, in percent: `50 30`; null = the middle. */ focus: string | null
  /** Files wider than this are never chosen. */ widest: number
}

/** A picture that staff sent, in the size the browser wants, cut around the point that stays in sight. */
export function OwnPicture({ id, label, sizes, first, focus, widest }: Props) {
  const widths = contentPictureWidths.filter((width) => Number(width) <= widest)
  return (
    <picture>
      <img
        src={ownPictureAddress(id, '960')}
        srcSet={widths.map((width) => `${ownPictureAddress(id, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={label}
        width={960}
        height={640}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="absolute inset-0 size-full object-cover"
        {...(focus !== null && { style: { objectPosition: focus.replace(/\d+/g, '$&%') } })}
      />
    </picture>
  )
}
