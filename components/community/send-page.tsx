import { getTranslations } from 'next-intl/server'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'
import { SendForm } from './send-form'
import { sendMessages } from './send-messages'
import { SendSteps } from './send-steps'

/** The form to send in a build, beside what becomes of it. */
export async function SendPage({ locale }: { locale: Locale }) {
  const [t, titles, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'community.send' }),
    getTranslations({ locale, namespace: 'routes' }),
    spamGuardProps(locale, 'send_build'),
  ])
  const title = titles('community-send')
  return (
    <>
      <PageStage title={title} lead={t('lead')} />
      <div className="shell grid grid-cols-1 gap-x-14 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <noscript>
          <p>
            <UnbrokenText text={t('noScript')} />
          </p>
        </noscript>
        <ClientMessages locale={locale} pick={sendMessages}>
          <SendForm label={title} guard={guard} locale={locale} />
        </ClientMessages>
        <SendSteps locale={locale} />
      </div>
    </>
  )
}
