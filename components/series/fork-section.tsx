import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { forkAdvices, forkAdvicePaths } from '@/lib/domain/fork-kit'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { StackedTable } from '@/components/ui/stacked-table'
import { AppLink } from '@/components/navigation/app-link'
import { ForkChooser } from './fork-chooser'
import { HeadingText } from '@/components/ui/heading-text'

/** What each kit changes in the fork, for reading without a script as well. */
async function KitTable({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'series.kits' })
  const columns = [{ label: t('kit') }, { label: t('changes') }, { label: t('stays') }, { label: t('set') }]
  const rows = forkAdvices.map((kit) => ({
    key: kit,
    cells: [
      <AppLink key={kit} href={localizePath(forkAdvicePaths[kit], locale)} className="link">
        {t(`${kit}.name`)}
      </AppLink>,
      t(`${kit}.changes`),
      t(`${kit}.stays`),
      t(`${kit}.set`),
    ],
  }))
  return <StackedTable caption={t('caption')} columns={columns} rows={rows} />
}

/** Three questions that lead to one kit, and all kits side by side. */
export async function ForkSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'series.chooser' })
  return (
    <section id="chooser" aria-labelledby="chooser-title" className="grid scroll-mt-24 gap-8">
      <header className="grid gap-2">
        <h2 id="chooser-title" className="display text-3xl md:text-4xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">
          <UnbrokenText text={t('lead')} />
        </p>
      </header>
      <div data-needs-script>
        <ClientMessages locale={locale} pick={['series.chooser', 'series.kits']}>
          <ForkChooser locale={locale} />
        </ClientMessages>
      </div>
      <KitTable locale={locale} />
    </section>
  )
}
