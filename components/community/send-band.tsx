import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** The way to send in a build of one's own. */
export async function SendBand({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'community.send' })
  return (
    <section
      aria-labelledby="send-band"
      className="grid items-center gap-x-8 gap-y-4 border-t-3 border-signal bg-white p-5 sm:p-7 md:grid-cols-[minmax(0,1fr)_auto]"
      data-print="none"
    >
      <div className="grid gap-2">
        <h2 id="send-band" className="text-2xl">
          <HeadingText text={t('inviteTitle')} />
        </h2>
        <p className="max-w-text">
          <UnbrokenText text={t('inviteText')} />
        </p>
      </div>
      <ButtonLink href={localizePath('/community/send', locale)}>{t('invite')}</ButtonLink>
    </section>
  )
}
