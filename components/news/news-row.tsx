import { AppLink } from '@/components/navigation/app-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { NewsSummary } from '@/lib/contract/news'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { NewsDay } from './news-day'
import { NewsMarks } from './news-marks'
import { NewsPicture } from './news-picture'

type Props = { item: NewsSummary; locale: Locale; /** Heading level that fits the page. */ heading?: 'h3' | 'h4' }

/** A piece of news in a list: picture, what it is, when. */
export function NewsRow({ item, locale, heading: Heading = 'h3' }: Props) {
  return (
    <article
      aria-label={item.title}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-start gap-x-4 border-b border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <NewsPicture
        id={item.picture}
        focus={item.focus}
        label=""
        sizes="(min-width: 37.5rem) 13rem, 7rem"
        widest={800}
      />
      <div className="grid content-start gap-2">
        <NewsMarks item={item} locale={locale} />
        <Heading className="text-lg leading-snug sm:text-xl">
          <AppLink
            href={localizePath(`/newsAndEvents/${item.id}`, locale)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <UnbrokenText text={item.title} />
          </AppLink>
        </Heading>
        <p className="max-w-text text-steel">
          <UnbrokenText text={item.summary} />
        </p>
        <p className="text-sm">
          <NewsDay item={item} locale={locale} />
        </p>
      </div>
    </article>
  )
}
