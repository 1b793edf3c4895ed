import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { requireAccess } from '@/lib/data/access'
import { askAsUser } from '@/lib/data/session'
import { currentLocale } from '@/lib/i18n/current-locale'
import { cornerMessages } from './corner-messages'
import { JoinDesk } from './join-desk'

const path = '/user/dealer/join'

/** For whoever is signed in: an invited colleague is no dealer yet. */
export async function JoinPage() {
  await requireAccess(path)
  const locale = await currentLocale()
  const [t, titles, invitations] = await Promise.all([
    getTranslations('dealer-corner'),
    getTranslations('routes'),
    askAsUser('getDealerInvitations', { lang: locale }),
  ])
  return (
    <PageFrame route={path} tone="stage" fills>
      <PageStage title={titles('user-dealer-join')} lead={t('join.lead')} size="low" />
      <div className="shell grid min-h-dvh content-start gap-8 py-8 md:py-12">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={cornerMessages}>
          <JoinDesk invitations={invitations} locale={locale} />
        </ClientMessages>
      </div>
    </PageFrame>
  )
}
