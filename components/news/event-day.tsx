import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import type { News } from '@/lib/contract/news'
import type { Locale } from '@/lib/i18n/locales'

/** The programme of an event, and what to bring. */
export async function EventDay({ item: { programme, bring }, locale }: { item: News; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  if (programme.length === 0 && bring.length === 0) return null
  return (
    <div className="grid max-w-text gap-10">
      {programme.length > 0 && (
        <section aria-labelledby="programme" className="grid gap-3">
          <h2 id="programme" className="text-2xl">
            <HeadingText text={t('programme')} />
          </h2>
          <ol className="border-t border-ink">
            {programme.map(({ time, text }) => (
              <li key={time} className="grid grid-cols-[4.5rem_minmax(0,1fr)] border-b border-line py-2.5">
                <time className="figure">{time}</time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {bring.length > 0 && (
        <section aria-labelledby="bring" className="grid gap-3">
          <h2 id="bring" className="text-2xl">
            <HeadingText text={t('bring')} />
          </h2>
          <ul className="grid list-disc gap-2 pl-6 text-lg marker:text-signal">
            {bring.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
