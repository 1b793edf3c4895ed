import { ProductPicture } from '@/components/pictures/product-picture'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import type { Banner } from '@/lib/contract/site'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'

/** Stages that suit a campaign's product better than its card picture. */
const stages: Partial<Record<Banner['id'], SceneId>> = {
  'scooter-reservoir': 'hero-scooter',
  'pickup-load': 'hero-pickup',
  'fork-kits': 'hero-fork',
}

/** The first band has its picture beside the words, the others above them. */
const shapes = {
  wide: {
    band: 'md:col-span-2 md:min-h-[30rem] md:justify-center',
    picture: 'aspect-[2/1] md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-[74%]',
    words: 'md:w-2/5',
    title: 'text-4xl',
    sizes: '(min-width: 60rem) 66rem, 130vw',
  },
  half: { band: '', picture: 'aspect-[2/1]', words: '', title: 'text-3xl', sizes: '(min-width: 60rem) 50vw, 130vw' },
} as const
type Shape = (typeof shapes)[keyof typeof shapes]

function BannerPicture({ banner: { id, product }, shape }: { banner: Banner; shape: Shape }) {
  const scene = stages[id]
  if (scene && findPicture(scene)) {
    return (
      <div className={`relative -z-10 overflow-hidden ${shape.picture}`}>
        <ScenePicture
          scene={scene}
          label=""
          sizes={shape.sizes}
          className="absolute inset-0 size-full object-cover object-[90%_50%]"
        />
      </div>
    )
  }
  return (
    product && (
      <ProductPicture
        product={product}
        variant="hero"
        label=""
        sizes="20rem"
        className={`-z-10 h-72 w-full ${shape === shapes.wide ? 'md:absolute md:inset-y-0 md:right-0 md:h-full md:w-1/2' : ''}`}
      />
    )
  )
}

/** Campaign bands: one large, the others beside each other. Nothing moves by itself. */
export function BannerList({ banners, label, locale }: { banners: readonly Banner[]; label: string; locale: Locale }) {
  return (
    <section aria-label={label} data-print="none" className="grid gap-4 md:grid-cols-2">
      {banners.map((banner, i) => {
        const shape = i === 0 ? shapes.wide : shapes.half
        return (
          <article
            key={banner.id}
            aria-label={banner.title}
            data-tone="stage"
            className={`relative isolate flex flex-col overflow-hidden bg-ink text-white ${shape.band}`}
          >
            <BannerPicture banner={banner} shape={shape} />
            <div className={`grid justify-items-start gap-4 p-6 sm:p-10 ${shape.words}`}>
              <h2 className={`display ${shape.title}`}>
                <HeadingText text={banner.title} />
              </h2>
              <p className="max-w-text text-mist">{banner.text}</p>
              <ButtonLink href={localizePath(banner.href, locale)} variant="secondary" rel="nofollow">
                {banner.action}
              </ButtonLink>
            </div>
          </article>
        )
      })}
    </section>
  )
}
