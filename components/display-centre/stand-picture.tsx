import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import { WorkSketch } from '@/components/drawings/work-sketch'
import { RenderedPicture } from '@/components/pictures/rendered-picture'
import type { StandLook } from '@/lib/content/display-centre'
import type { Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'

/** No larger file than this, whatever the screen: stands are opened on a poor line. */
const widest = 800

/** The one picture of a stand. */
export function StandPicture({ look, alt, locale }: { look: StandLook; alt: string; locale: Locale }) {
  if (look.kind === 'cutaway') return <Cutaway kind={look.of} locale={locale} />
  if (look.kind === 'sketch')
    return (
      <div className="drawing-board grid aspect-[3/2] place-items-center border border-line p-6">
        <WorkSketch id={look.id} alt={alt} className="w-full max-w-80" />
      </div>
    )
  const picture = findPicture(look.id)
  if (!picture) return null
  const light = { ...picture, sizes: picture.sizes.filter((size) => size <= widest) }
  const isStage = picture.blur !== null
  return (
    <div className={`relative aspect-[4/3] overflow-hidden ${isStage ? 'bg-carbon' : 'border border-line bg-white'}`}>
      <RenderedPicture
        picture={light}
        label={alt}
        sizes="(min-width: 60rem) 36rem, 60vw"
        first
        className={`absolute inset-0 size-full ${isStage ? 'object-cover' : 'object-contain p-2'}`}
      />
    </div>
  )
}
