import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { StagePart } from '@/components/sections/stage-part'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { findTallPicture } from '@/lib/pictures/find-picture'
import { isPlaced } from '@/lib/pictures/placed-scenes'
import type { SceneId } from '@/lib/pictures/scenes'
import { stageParts, type StagePartId } from '@/lib/pictures/stage-parts'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** Picture on the right; under the text on phones, and not at all there where the stage is slim. */
  scene?: SceneId
  /** A part cut out in the picture's place. */
  part?: StagePartId
  /** A drawing in the picture's place; not on phones. */
  drawing?: ReactNode
  /** `tall` opens a section of the site, `slim` stands over a working page, `low` leaves a phone's first screen to what it lists, `broad` is slim with room for a drawing. */
  size?: 'low' | 'slim' | 'broad' | 'tall'
  /** Something in it opens over what follows, as suggestions do. */
  opens?: boolean
  children?: ReactNode
}

const shapes = {
  low: {
    body: 'gap-1 pb-4 md:gap-4 md:min-h-56 md:pt-2 md:pb-10',
    title: 'display text-2xl max-sm:[&:lang(ja)]:text-xl md:text-4xl',
    picture: 'hidden md:block',
    upright: 'hidden md:block',
  },
  slim: {
    body: 'gap-4 pt-4 pb-10 md:min-h-64',
    title: 'display text-4xl max-sm:[&:lang(ja)]:text-[2rem]',
    picture: 'hidden md:block',
    upright: 'hidden md:block',
  },
  broad: {
    body: 'gap-4 pt-4 pb-10 md:min-h-[26rem] md:pb-20',
    title: 'display text-4xl max-sm:[&:lang(ja)]:text-[2rem] md:text-5xl',
    picture: 'hidden md:block',
    upright: 'hidden md:block',
  },
  tall: {
    body: 'gap-4 pt-4 pb-10 md:min-h-[26rem] md:pb-20',
    title: 'display text-5xl max-sm:[&:lang(ja)]:text-4xl md:text-6xl',
    picture: 'aspect-[2/1] md:aspect-auto',
    upright: 'aspect-[4/5] sm:aspect-[2/1] md:aspect-auto',
  },
} as const

/** The dark band a page opens with: what it is, in large type, with one lit part. */
export async function PageStage({ title, lead, scene, part, drawing, size = 'slim', opens = false, children }: Props) {
  const t = await getTranslations('pictures.scenes')
  const kinds = await getTranslations('spec.kinds')
  const shape = shapes[size]
  const besideText = scene ?? part ?? drawing
  const upright = size === 'tall' && scene !== undefined && findTallPicture(scene) !== null
  return (
    <header
      data-tone="stage"
      className={`relative isolate ${opens ? 'z-10' : 'overflow-hidden'} bg-ink text-white print:bg-white print:text-ink`}
    >
      <div className={`shell grid content-center ${shape.body}`}>
        <h1 className={`${shape.title} max-w-[16em] ${besideText ? 'md:max-w-[52%]' : ''}`}>
          {typeof title === 'string' ? <HeadingText text={title} /> : title}
        </h1>
        {lead && (
          <div
            className={`phrased max-w-text ${size === 'low' ? 'md:text-lg' : 'text-lg'} text-mist ${besideText ? 'md:max-w-[44%]' : ''}`}
          >
            {typeof lead === 'string' ? <UnbrokenText text={lead} /> : lead}
          </div>
        )}
        {children}
      </div>
      {drawing && (
        <div className="absolute inset-y-0 right-0 -z-10 hidden w-[54%] place-items-center md:grid">{drawing}</div>
      )}
      {part && (
        <StagePart
          look={stageParts[part].look}
          label={kinds(stageParts[part].kind)}
          size={size === 'tall' ? 'large' : 'small'}
          first={size === 'tall' && 'wide'}
        />
      )}
      {scene && (
        <div
          className={`relative -z-10 overflow-hidden md:absolute md:inset-y-0 md:right-0 md:w-[74%] ${upright ? shape.upright : shape.picture}`}
          data-print="none"
        >
          <ScenePicture
            scene={scene}
            label={isPlaced(scene) ? t(scene) : ''}
            sizes="(min-width: 60rem) 74vw, 100vw"
            first={size === 'tall'}
            upright={upright}
            className="absolute inset-0 size-full object-cover object-[90%_50%]"
          />
          <div className="absolute inset-y-0 left-0 hidden w-3/5 bg-linear-to-r from-ink from-25% to-transparent md:block" />
        </div>
      )}
    </header>
  )
}
