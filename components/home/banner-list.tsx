import { ProductPicture } from '@/components/pictures/product-picture'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { ButtonLink } from '@/components/ui/button-link'
import type { Banner } from '@/lib/contract/site'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findPicture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'

/** Stages that suit a campaign's product better than its card picture. */
const stages: Partial<Record<Banner['id'], SceneId>> = { 'scooter-reservoir': 'hero-scooter', 'pickup-load': 'hero-pickup', 'fork-kits': 'hero-fork' }

function BannerPicture({ banner, large }: { banner: Banner; large: boolean }) {
  const scene = stages[banner.id]
  if (scene && findPicture(scene)) {
    return (
      <div className="absolute inset-0 -z-10">
        <ScenePicture scene={scene} label="" sizes={large ? '(min-width: 960px) 90rem, 180vw' : '(min-width: 960px) 60rem, 180vw'} className="absolute inset-0 size-full object-cover object-[85%_50%]" />
        <div className="absolute inset-0 bg-linear-to-t from-ink via-ink/40 to-transparent sm:bg-linear-to-r sm:via-ink/60" />
      </div>
    )
  }
  return banner.product && <ProductPicture product={banner.product} variant="hero" label="" sizes="14rem" className="absolute right-6 bottom-6 -z-10 hidden h-4/5 w-2/5 sm:block" />
}

/** Campaign bands: one large, the others beside each other. Nothing moves by itself. */
export function BannerList({ banners, label, locale }: { banners: readonly Banner[]; label: string; locale: Locale }) {
  return (
    <section aria-label={label} className="grid gap-4 md:grid-cols-2">
      {banners.map((banner, i) => (
        <article key={banner.id} data-tone="stage" className={`relative isolate flex overflow-hidden bg-ink p-6 text-white sm:items-center sm:p-10 ${i === 0 ? 'min-h-96 items-end md:col-span-2 md:min-h-[30rem]' : 'min-h-96 items-end'}`}>
          <BannerPicture banner={banner} large={i === 0} />
          <div className={`grid justify-items-start gap-4 ${i === 0 ? 'sm:w-1/2' : 'sm:w-3/5'}`}>
            <h2 className={`display ${i === 0 ? 'text-4xl' : 'text-3xl'}`}>{banner.title}</h2>
            <p className="max-w-text text-mist">{banner.text}</p>
            <ButtonLink href={localizePath(banner.href, locale)} variant="secondary" rel="nofollow">
              {banner.action}
            </ButtonLink>
          </div>
        </article>
      ))}
    </section>
  )
}
