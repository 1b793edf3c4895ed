import { getTranslations } from 'next-intl/server'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import type { CaseFormName } from '@/lib/contract/case-words'
import type { Locale } from '@/lib/i18n/locales'
import { LoneCaseForm } from './lone-case-form'
import { caseFormMessages } from './case-form-messages'
import { caseFormView } from './case-form-view'

type Props = { name: CaseFormName; label: string; locale: Locale }

/** One form that is a table of fields, with what it has to know. */
export async function CaseFormPart({ name, label, locale }: Props) {
  const [t, guard, view] = await Promise.all([
    getTranslations({ locale, namespace: 'case.form' }),
    spamGuardProps(locale, 'visitor_case'),
    caseFormView(name, locale),
  ])
  return (
    <>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <ClientMessages locale={locale} pick={caseFormMessages}>
        <LoneCaseForm view={view} label={label} guard={guard} locale={locale} />
      </ClientMessages>
    </>
  )
}
