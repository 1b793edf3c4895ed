import { getTranslations } from 'next-intl/server'
import { VerdictNote } from '@/components/fitment/verdict-note'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Verdict } from '@/lib/contract/fitment'
import type { Locale } from '@/lib/i18n/locales'

const cases = [
  { key: 'fits', verdict: 'fits' },
  { key: 'if', verdict: 'fits-if' },
  { key: 'not', verdict: 'does-not-fit' },
] as const satisfies readonly { key: string; verdict: Verdict }[]

/** The three answers of the fit check, explained once. */
export async function HowItFits({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.how' })
  return (
    <section className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <div className="grid content-start gap-3">
        <h2 className="font-display text-3xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
      </div>
      <ol className="grid border-t border-ink">
        {cases.map(({ key, verdict }) => (
          <li key={key} className="grid gap-2 border-b border-line py-4 sm:grid-cols-[12rem_1fr] sm:items-baseline">
            <VerdictNote text={{ verdict, label: t(`${key}.title`), reasons: [], nearest: null }} />
            <p>
              <UnbrokenText text={t(`${key}.text`)} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
