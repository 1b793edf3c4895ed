import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { HeadingText } from '@/components/ui/heading-text'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'
import { SetupDesk } from './setup-desk'

/** The section of the setup assistant; the desk itself works in the browser. */
export async function Assistant({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'setup.assistant' })
  return (
    <section id="assistant" aria-labelledby="assistant-title" className="grid grid-cols-1 gap-8">
      <header data-print="without-sheet" className="grid gap-3">
        <h2 id="assistant-title" className="display text-4xl max-sm:[&:lang(ja)]:text-3xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
        <p className="max-w-text text-sm text-steel">
          <UnbrokenText text={t('sample')} />
        </p>
        <UnitSwitch locale={locale} />
      </header>
      <div data-without-script>
        <Notice title={t('noScript')} />
      </div>
      <SetupDesk locale={locale} />
    </section>
  )
}
