import { getTranslations } from 'next-intl/server'
import { ScenePicture } from '@/components/pictures/scene-picture'
import type { PlacedId } from '@/lib/pictures/placed-scenes'

/** A part at its place on an axle built like this one. */
export async function LayoutPicture({ scene }: { scene: PlacedId }) {
  const t = await getTranslations('pictures.scenes')
  return (
    <div className="relative aspect-[3/2] overflow-hidden bg-ink" data-print="none">
      <ScenePicture
        scene={scene}
        label={t(scene)}
        sizes="(min-width: 60rem) 50vw, 100vw"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  )
}
