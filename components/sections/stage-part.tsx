import { RenderedPicture } from '@/components/pictures/rendered-picture'
import { findPicture } from '@/lib/pictures/find-picture'

type Props = {
  look: string
  label: string
  /** `small` stands on a stage that shows no picture on phones. */
  size?: 'large' | 'small'
  first?: boolean | 'wide'
}

const frames = {
  large: 'h-80 md:inset-y-0 md:right-[4%] md:h-auto md:w-[44%]',
  small: 'hidden md:top-2 md:right-[6%] md:bottom-10 md:block md:w-[36%]',
} as const

/** A part cut out, free in its light on the right of a stage. */
export function StagePart({ look, label, size = 'large', first = false }: Props) {
  const picture = findPicture(look)
  return (
    picture && (
      <div className={`stage-light relative -z-10 mx-auto w-full md:absolute ${frames[size]}`} data-print="none">
        <RenderedPicture
          picture={picture}
          label={label}
          sizes="(min-width: 60rem) 44vw, 20rem"
          first={first}
          className="absolute inset-0 size-full object-contain"
        />
      </div>
    )
  )
}
