import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/products/product-grid'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import type { News, NewsSummary } from '@/lib/contract/news'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { isPlaced } from '@/lib/pictures/placed-scenes'
import { ArticleBody } from './article-body'
import { EventDay } from './event-day'
import { EventFacts } from './event-facts'
import { NewsDay } from './news-day'
import { NewsLinks } from './news-links'
import { NewsMarks } from './news-marks'
import { NewsPicture } from './news-picture'
import { NewsRow } from './news-row'
import { SampleNotice } from '@/components/sections/sample-notice'

type Props = { item: News; /** Others of its kind. */ others: readonly NewsSummary[]; locale: Locale }

async function Others({ others, locale }: Omit<Props, 'item'>) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return (
    <Part
      id="others"
      title={t('others')}
      aside={
        <ButtonLink href={localizePath('/newsAndEvents', locale)} variant="quiet">
          {t('back')}
        </ButtonLink>
      }
    >
      <div className="border-t border-ink" data-print="none">
        {others.map((other) => (
          <NewsRow key={other.id} item={other} locale={locale} />
        ))}
      </div>
    </Part>
  )
}

/** One piece of news as an article; an event with its facts, its day and what remains of it. */
export async function NewsPage({ item, others, locale }: Props) {
  const [t, scenes] = await Promise.all([
    getTranslations({ locale, namespace: 'news' }),
    getTranslations({ locale, namespace: 'pictures.scenes' }),
  ])
  const { event, picture } = item
  return (
    <>
      <PageStage title={item.title} lead={item.summary}>
        <div className="mt-2 grid gap-2 text-mist">
          <NewsMarks item={item} locale={locale} />
          <p>
            <NewsDay item={item} locale={locale} />
          </p>
        </div>
      </PageStage>
      <div className="shell grid grid-cols-1 gap-16 pt-8 pb-section">
        <article className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-8">
          {event && (
            <div className="lg:col-start-2">
              <EventFacts id={item.id} event={event} locale={locale} />
            </div>
          )}
          <div className="grid grid-cols-1 content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <NewsPicture
              id={picture}
              focus={item.focus}
              label={item.pictureAlt ?? (isPlaced(picture) ? scenes(picture) : '')}
              sizes="(min-width: 60rem) 50rem, 100vw"
              first="wide"
            />
            <ArticleBody blocks={item.body} />
            <EventDay item={item} locale={locale} />
            {event?.state === 'past' && item.afterwards.length > 0 && (
              <section aria-labelledby="afterwards" className="grid gap-3 border-l-3 border-signal pl-5">
                <h2 id="afterwards" className={item.afterwards[0]?.kind === 'heading' ? 'label' : 'text-2xl'}>
                  <HeadingText text={t('afterwards')} />
                </h2>
                <ArticleBody blocks={item.afterwards} heading="h3" />
              </section>
            )}
          </div>
          <div className="grid content-start gap-8 lg:col-start-2">
            <NewsLinks paths={item.paths} locale={locale} />
            <SampleNotice of="news" shown={[item]} locale={locale} />
          </div>
        </article>
        {item.products.length > 0 && (
          <Part id="products" title={t('products')}>
            <ProductGrid products={item.products} locale={locale} />
          </Part>
        )}
        {others.length > 0 && <Others others={others} locale={locale} />}
      </div>
    </>
  )
}
