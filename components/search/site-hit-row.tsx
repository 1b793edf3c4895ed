import { AppLink } from '@/components/navigation/app-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { SiteHit } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** A page, a question or anything else that was found beside products and vehicles. */
export function SiteHitRow({ hit, locale }: { hit: SiteHit; locale: Locale }) {
  const { path, title, summary, picture } = hit
  return (
    <AppLink
      href={localizePath(path, locale)}
      className="grid h-full grid-cols-[1fr_auto] items-start gap-4 border border-line bg-white p-4 leading-snug hover:border-ink"
    >
      <span className="grid gap-1">
        <strong>
          <UnbrokenText text={title} />
        </strong>
        {summary !== '' && (
          <span className="line-clamp-2 text-sm text-steel">
            <UnbrokenText text={summary} />
          </span>
        )}
      </span>
      {picture && (
        // oxlint-disable-next-line nextjs/no-img-element -- a small file of our own: there is nothing to optimise
        <img
          src={picture}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          decoding="async"
          className="h-16 w-24 object-contain"
        />
      )}
    </AppLink>
  )
}
