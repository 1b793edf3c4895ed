import { preload } from 'react-dom'
import { pictureAddress, pictureSet, type Picture } from '@/lib/pictures/find-picture'

type Props = { picture: Picture; label: string; sizes: string; first?: boolean; className?: string }

/** The one file for the few browsers that know no AVIF: a second list of sizes would be as long as the first. */
const fallbackOf = ({ sizes, width }: Picture): number => sizes.find((size) => size >= 800) ?? sizes.at(-1) ?? width

/** A committed picture in the format and size the browser wants. The files are made ahead, so no image service runs. */
export function RenderedPicture({ picture, label, sizes, first = false, className }: Props) {
  if (first)
    preload(pictureAddress(picture, picture.sizes[0] ?? picture.width, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSet(picture, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, fallbackOf(picture), 'webp')}
        alt={label}
        width={picture.width}
        height={picture.height}
        {...(first ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy' })}
        {...(className && { className })}
      />
    </picture>
  )
}
