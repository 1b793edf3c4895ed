import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { downloadKinds } from '@/lib/contract/document'
import type { Locale } from '@/lib/i18n/locales'

/** What each kind of document is good for. */
export async function KindList({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'documents' })
  return (
    <section
      aria-labelledby="kinds-title"
      className="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <h2 id="kinds-title" className="display text-3xl">
        <HeadingText text={t('about.title')} />
      </h2>
      <dl className="grid border-t border-ink">
        {downloadKinds.map((kind) => (
          <div key={kind} className="grid gap-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">
              <UnbrokenText text={t(`kinds.${kind}`)} />
            </dt>
            <dd className="max-w-text">
              <UnbrokenText text={t(`about.${kind}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
