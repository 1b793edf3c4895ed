import { getTranslations } from 'next-intl/server'
import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'
import { HeadingText } from '@/components/ui/heading-text'

/** What happens inside: a reservoir damper cut open, moved by the visitor. */
export async function OilBand({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.oil' })
  return (
    <section aria-labelledby="oil" className="grid gap-8 print:break-inside-avoid">
      <header className="grid gap-2">
        <h2 id="oil" className="display text-4xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
      </header>
      <Cutaway kind="reservoir" locale={locale} />
    </section>
  )
}
