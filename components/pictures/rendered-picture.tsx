import { pictureAddress, pictureSet, type Picture } from '@/lib/pictures/find-picture'
import { PicturePreload } from './picture-preload'

type Props = {
  picture: Picture
  /** The same composed upright: what phones get. */
  tall?: Picture | null
  label: string
  sizes: string
  /** In the first view; `wide`: only from 600 px on, below the words on phones. */
  first?: boolean | 'wide'
  className?: string
  /** The point that a crop keeps, in percent: `50 30`; null = the middle. */
  focus?: string | null
}

const phone = 'not all and (min-width: 37.5rem)'
const wider = '(min-width: 37.5rem)'

/** The one file for the few browsers that know no AVIF: a second list of sizes would be as long as the first. */
const fallbackOf = ({ sizes, width }: Picture): number => sizes.find((size) => size >= 800) ?? sizes.at(-1) ?? width

function preloadOf(picture: Picture, sizes: string, media?: string) {
  return (
    <PicturePreload
      href={pictureAddress(picture, picture.sizes[0] ?? picture.width, 'avif')}
      imageSrcSet={pictureSet(picture, 'avif')}
      imageSizes={sizes}
      {...(media && { media })}
    />
  )
}

/** A committed picture in the format and size the browser wants. The files are made ahead, so no image service runs. */
export function RenderedPicture({ picture, tall = null, label, sizes, first = false, className, focus = null }: Props) {
  return (
    <>
      {first && preloadOf(picture, sizes, tall || first === 'wide' ? wider : undefined)}
      {first === true && tall && preloadOf(tall, '100vw', phone)}
      <picture>
        {tall && (
          <source
            media={phone}
            type="image/avif"
            srcSet={pictureSet(tall, 'avif')}
            sizes="100vw"
            width={tall.width}
            height={tall.height}
          />
        )}
        <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
        <img
          src={pictureAddress(picture, fallbackOf(picture), 'webp')}
          alt={label}
          width={picture.width}
          height={picture.height}
          {...(first === true ? { fetchPriority: 'high', decoding: 'sync' } : first === false && { loading: 'lazy' })}
          {...(className && { className })}
          {...(focus !== null && { style: { objectPosition: focus.replace(/\d+/g, '$&%') } })}
        />
      </picture>
    </>
  )
}
