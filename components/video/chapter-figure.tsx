import { ScenePicture } from '@/components/pictures/scene-picture'
import { VehicleSilhouette } from '@/components/drawings/vehicle-silhouette'
import type { VideoFigure } from '@/lib/contract/video'
import { isScene } from '@/lib/pictures/scenes'
import { Sketch } from './sketch'

/** What is drawn beside a chapter; decoration, the words say the same. */
export function ChapterFigure({ figure }: { figure: VideoFigure }) {
  switch (figure.kind) {
    case 'scene':
      return (
        <div className="relative aspect-[8/5] overflow-hidden bg-ink">
          {isScene(figure.id) && (
            <ScenePicture
              scene={figure.id}
              label=""
              sizes="(min-width: 60rem) 24rem, 100vw"
              className="absolute inset-0 size-full object-cover object-[85%_50%]"
            />
          )}
        </div>
      )
    case 'vehicle':
      return (
        <div className="drawing-board grid aspect-[8/5] place-items-center border border-line p-6">
          <VehicleSilhouette body={figure.body} axle={figure.axle} className="h-auto max-h-full w-full max-w-72" />
        </div>
      )
    case 'sketch':
      return (
        <div className="drawing-board aspect-[8/5] border border-line">
          <Sketch id={figure.id} className="size-full" />
        </div>
      )
  }
}
