import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import { environment } from '@/lib/config/environment'
import type { FaqTopic } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'
import { faqMessages } from './faq-messages'
import { FaqSearch } from './faq-search'
import { NotIt, NotItLinks } from './not-it'
import { TopicList } from './topic-list'

/** All questions, and a search among them. */
export async function FaqPage({ topics, locale }: { topics: readonly FaqTopic[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'faq' })
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <PageStage title={t('title')} lead={t('lead', { count })} part="faq" />
      <div className="shell grid gap-10 pb-section">
        <p className="answers-elsewhere">{t('onPaper', { site: environment().SITE_URL.replace(/\/$/, '') })}</p>
        <ClientMessages locale={locale} pick={faqMessages}>
          <FaqSearch locale={locale} elsewhere={<NotItLinks locale={locale} />}>
            <TopicList topics={topics} label={t('topics')} locale={locale} />
          </FaqSearch>
        </ClientMessages>
        <NotIt locale={locale} />
      </div>
    </>
  )
}
