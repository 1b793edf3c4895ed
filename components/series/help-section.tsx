import { getTranslations } from 'next-intl/server'
import { mdiArrowRight } from '@mdi/js'
import { ScenePicture } from '@/components/pictures/scene-picture'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { QuestionList } from '@/components/sections/question-list'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { downloadKinds } from '@/lib/contract/document'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { Series } from '@/lib/contract/product-words'
import type { Video } from '@/lib/contract/video'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { isScene } from '@/lib/pictures/scenes'

type DocumentsProps = { series: Series; locale: Locale }

/** What there is to download, by kind; the document centre is opened with the series already asked for. */
async function Documents({ series, locale }: DocumentsProps) {
  const [t, kinds, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'documents.kinds' }),
    getTranslations({ locale, namespace: 'spec.series' }),
  ])
  return (
    <Part id="documents" title={t('sections.documents')} lead={t('documentsLead')}>
      <ul className="border-t border-ink">
        {downloadKinds.map((kind) => (
          <li key={kind} className="border-b border-line">
            <AppLink
              href={localizePath(`/services/download?q=${encodeURIComponent(spec(series))}&kind=${kind}`, locale)}
              className="flex min-h-14 items-center justify-between gap-4 py-2 leading-snug font-semibold hover:underline"
            >
              {kinds(kind)}
              <Icon path={mdiArrowRight} size={5} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

async function Videos({ videos, locale }: { videos: readonly Video[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'series' })
  return (
    <Part id="videos" title={t('sections.videos')} lead={t('videosLead')}>
      <ul className="grid gap-4">
        {videos.map(({ id, title, poster }) => (
          <li key={id}>
            <AppLink
              href={localizePath(`/services/videoTutorial#${id}`, locale)}
              className="group grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-4"
            >
              <span className="relative aspect-video overflow-hidden bg-ink">
                {isScene(poster) && (
                  <ScenePicture
                    scene={poster}
                    label=""
                    sizes="8rem"
                    className="absolute inset-0 size-full object-cover object-[80%_50%]"
                  />
                )}
              </span>
              <strong className="leading-snug underline-offset-4 group-hover:underline">{title}</strong>
            </AppLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type Props = DocumentsProps & { videos: readonly Video[]; questions: readonly FaqQuestion[] }

/** What helps further: documents, films and questions that belong to the series. */
export async function HelpSection({ series, videos, questions, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'series' })
  return (
    <div className="shell grid gap-section py-section">
      <div className="grid items-start gap-16 md:grid-cols-2">
        <Documents series={series} locale={locale} />
        <Videos videos={videos} locale={locale} />
      </div>
      <Part
        id="questions"
        title={t('sections.questions')}
        aside={
          <ButtonLink href={localizePath('/services/faq', locale)} variant="quiet">
            {t('allQuestions')}
          </ButtonLink>
        }
      >
        <QuestionList questions={questions} locale={locale} />
      </Part>
    </div>
  )
}
