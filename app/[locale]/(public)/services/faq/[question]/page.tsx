import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { QuestionPage } from '@/components/faq/question-page'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { slugSchema } from '@/lib/contract/common'
import { readFaq, readFaqQuestion, type FaqPlace } from '@/lib/data/faq'
import { readPlannedTurn } from '@/lib/data/next-turn'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { faqDescription, faqJsonLd } from '@/lib/seo/faq-json-ld'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ question: string }> }

// The question is the page: there is nothing to show before it is known, and an unknown one has to answer 404.
export const instant = false

/** The first question of each topic; the others are stored when they are first asked for. */
export async function generateStaticParams() {
  const topics = await readFaq('en')
  return topics.flatMap(({ questions }) => questions.slice(0, 1).map(({ id }) => ({ question: id })))
}

async function readPage(params: Props['params']): Promise<FaqPlace | null> {
  const { question } = await params
  return slugSchema.safeParse(question).success ? readFaqQuestion(await currentLocale(), question) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = await readPage(params)
  if (!place) return notFoundMetadata()
  const locale = await currentLocale()
  const { id, question } = place.question
  return pageMetadata(
    { title: question, description: faqDescription(place.question, locale) },
    { route: '/services/faq/:question', params: { question: id }, locale },
  )
}

export default async function Question({ params }: Props) {
  const [locale, place] = await Promise.all([currentLocale(), readPage(params)])
  if (!place) return <NotFoundPage />
  const [t, turn] = await Promise.all([getTranslations({ locale, namespace: 'faq' }), readPlannedTurn()])
  const { id, question } = place.question
  const url = new URL(localizePath(`/services/faq/${id}`, locale), environment().SITE_URL).href
  return (
    <PageFrame
      route="/services/faq/:question"
      params={{ question: id }}
      tone="stage"
      crumbs={[{ label: t('title'), href: localizePath('/services/faq', locale) }, { label: question }]}
      {...turn}
    >
      <JsonLd data={faqJsonLd(place.question, { url, lang: locale })} />
      <QuestionPage place={place} locale={locale} />
    </PageFrame>
  )
}
