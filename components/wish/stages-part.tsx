import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { springStages } from '@/lib/contract/spring-words'
import type { SpringPlansCopy } from '@/lib/data/spring-plans'
import type { Locale } from '@/lib/i18n/locales'

/** The dark band: how a spring comes to be, in the four stages of the list. */
export async function StagesPart({ copy, locale }: { copy: SpringPlansCopy; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'wish.sections' })
  return (
    <section aria-labelledby="how" data-tone="stage" className="bg-ink py-section text-white">
      <div className="shell grid gap-10">
        <div className="grid gap-x-16 gap-y-4 md:grid-cols-2">
          <h2 id="how" className="display scroll-mt-32 text-4xl md:text-5xl">
            <HeadingText text={t('how')} />
          </h2>
          <p className="max-w-text text-lg text-mist">{copy.how}</p>
        </div>
        <ol className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {springStages.map((id, i) => (
            <li key={id} className="grid content-start gap-2 border-t-3 border-steel pt-4">
              <span aria-hidden="true" className="figure text-3xl text-signal-light">
                {i + 1}
              </span>
              <h3 className="text-xl">{copy.stages[id].title}</h3>
              <p className="max-w-text text-mist">{copy.stages[id].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
