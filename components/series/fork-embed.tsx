import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { EmbedFrame } from './embed-frame'
import { ForkChooser } from './fork-chooser'

/** The chooser alone, for the sites of dealers; every way out opens beside their page. */
export async function ForkEmbed({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'series' })
  return (
    <EmbedFrame>
      <header className="grid gap-1">
        <h1 className="display text-3xl">
          <HeadingText text={t('embed.title')} />
        </h1>
        <p className="max-w-text text-steel stage:text-mist">
          <UnbrokenText text={t('chooser.lead')} />
        </p>
      </header>
      <ClientMessages locale={locale} pick={['series.chooser', 'series.kits']}>
        <ForkChooser locale={locale} outside />
      </ClientMessages>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-steel stage:text-mist">
        <span>{t('embed.source')}</span>
        <ButtonLink
          href={localizePath('/fork-upgrade-kit', locale)}
          variant="quiet"
          size="small"
          target="_blank"
          rel="noopener"
        >
          {t('embed.site')}
          <span className="sr-only">{t('chooser.newWindow')}</span>
        </ButtonLink>
      </footer>
    </EmbedFrame>
  )
}
