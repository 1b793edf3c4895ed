import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import type { Build } from '@/lib/contract/community'
import type { Locale } from '@/lib/i18n/locales'

type Told = Pick<Build, 'before' | 'changes' | 'tip'>

/** How it was, what changed, and how to try it. */
export async function BuildStory({ build: { before, changes, tip }, locale }: { build: Told; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <div className="grid max-w-text gap-8 text-lg">
      <section aria-labelledby="before" className="grid gap-2">
        <h2 id="before" className="text-2xl">
          <HeadingText text={t('before')} />
        </h2>
        <p>{before}</p>
      </section>
      <section aria-labelledby="changes" className="grid gap-2">
        <h2 id="changes" className="text-2xl">
          <HeadingText text={t('changes')} />
        </h2>
        <ul className="grid list-disc gap-2 pl-6 marker:text-signal">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tip" className="grid gap-2 border-l-3 border-signal pl-5">
        <h2 id="tip" className="text-2xl">
          <HeadingText text={t('tip')} />
        </h2>
        <p>{tip}</p>
      </section>
    </div>
  )
}
