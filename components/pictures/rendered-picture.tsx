import { preload } from 'react-dom'
import { pictureAddress, pictureSet, type Picture } from '@/lib/pictures/find-picture'

type Props = { picture: Picture; label: string; sizes: string; first?: boolean; className?: string }

/** A committed picture in the format and size the browser wants. The files are made ahead, so no image service runs. */
export function RenderedPicture({ picture, label, sizes, first = false, className }: Props) {
  const fallback = picture.sizes[0] ?? picture.width
  if (first)
    preload(pictureAddress(picture, fallback, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSet(picture, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      {}
      <img
        src={pictureAddress(picture, fallback, 'webp')}
        srcSet={pictureSet(picture, 'webp')}
        sizes={sizes}
        alt={label}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  )
}
