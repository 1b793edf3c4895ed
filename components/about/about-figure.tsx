import { ScenePicture } from '@/components/pictures/scene-picture'
import type { AboutFigure } from '@/lib/content/about'
import { findPicture } from '@/lib/pictures/find-picture'
import { WorkSketch } from '@/components/drawings/work-sketch'

type Props = { figure: AboutFigure; sizes?: string }

/** A picture on carbon or a drawing on the board, both in 3:2, so that nothing moves when it comes. */
export function AboutFigure({ figure, sizes = '(min-width: 60rem) 40vw, 100vw' }: Props) {
  if (figure.kind === 'sketch')
    return (
      <div className="drawing-board grid aspect-[3/2] place-items-center border border-line p-6">
        <WorkSketch id={figure.id} alt={figure.alt} className="w-full max-w-md" />
      </div>
    )
  const scene = findPicture(figure.id) ? figure.id : (figure.otherwise ?? figure.id)
  return (
    <div className="relative aspect-[3/2] overflow-hidden bg-carbon">
      <ScenePicture
        scene={scene}
        label={figure.alt}
        sizes={sizes}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  )
}
