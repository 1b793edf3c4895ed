import { getTranslations } from 'next-intl/server'
import { robotCheckSettings } from '@/lib/config/environment'
import type { Locale } from '@/lib/i18n/locales'
import type { SpamGuardProps } from './robot-check-guard'

const policies = { privacy: 'https://policies.google.com/privacy', terms: 'https://policies.google.com/terms' } as const

function policyLink(href: string) {
  return function PolicyLink(words: React.ReactNode) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
        {words}
      </a>
    )
  }
}

/** What `SpamGuardField` needs to know, for a page to pass on. `action` names the form to the provider: letters and underscores. */
export async function spamGuardProps(locale: Locale, action: string): Promise<SpamGuardProps> {
  const t = await getTranslations({ locale, namespace: 'robot' })
  const settings = robotCheckSettings()
  return {
    trapLabel: t('trap'),
    robot: {
      settings: settings && { ...settings, lang: locale },
      action,
      texts: {
        hint: t('hint'),
        notice: t.rich('notice', { privacy: policyLink(policies.privacy), terms: policyLink(policies.terms) }),
      },
    },
  }
}
