import { ProductDrawing } from '@/components/drawings/product-drawing'
import { ButtonLink } from '@/components/ui/button-link'
import type { Banner } from '@/lib/contract/site'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Campaign bands: one large, the others beside each other. Nothing moves by itself. */
export function BannerList({ banners, label, locale }: { banners: readonly Banner[]; label: string; locale: Locale }) {
  return (
    <section aria-label={label} className="grid gap-4 md:grid-cols-2">
      {banners.map(({ id, title, text, href, action, product }, i) => (
        <article key={id} data-tone="stage" className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 bg-carbon p-6 text-white sm:p-10 ${i === 0 ? 'md:col-span-2' : ''}`}>
          <div className="grid justify-items-start gap-4">
            <h2 className={`font-display ${i === 0 ? 'text-3xl' : 'text-2xl'}`}>{title}</h2>
            <p className="max-w-text text-mist">{text}</p>
            <ButtonLink href={localizePath(href, locale)} variant="secondary" rel="nofollow">
              {action}
            </ButtonLink>
          </div>
          {product && <ProductDrawing product={product} variant="hero" label="" className={`hidden sm:block ${i === 0 ? 'h-72 w-56' : 'h-56 w-36'}`} />}
        </article>
      ))}
    </section>
  )
}
