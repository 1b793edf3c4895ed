import { getTranslations } from 'next-intl/server'
import { caseFormMessages } from '@/components/case/case-form-messages'
import { caseFormView } from '@/components/case/case-form-view'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import { contactReasons, type ContactReason } from '@/lib/contract/case-words'
import type { ContactInfo } from '@/lib/contract/contact'
import { caseForms } from '@/lib/domain/case-forms'
import { casePlans } from '@/lib/domain/case-plans'
import type { Locale } from '@/lib/i18n/locales'
import { ContactForm } from './contact-form'

type PhoneFor = ContactInfo['phones'][number]['for']
/** Whose phone answers what somebody writes about; other reasons have none of their own. */
const phoneFor: Partial<Record<ContactReason, PhoneFor>> = {
  'product-advice': 'advice',
  warranty: 'warranty',
  export: 'export',
}

/** The reasons to write, each with its form, and what becomes of it. */
export async function WritePart({ info, locale }: { info: ContactInfo; locale: Locale }) {
  const [t, words, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'case' }),
    spamGuardProps(locale, 'visitor_case'),
  ])
  const choices = await Promise.all(
    contactReasons.map(async (reason) => ({
      reason,
      label: words(`values.reason.${reason}`),
      answered: t('answeredBy', { team: t(`teams.${reason}`), days: caseForms[`contact-${reason}`].answerDays }),
      phone: info.phones.find((phone) => phone.for === phoneFor[reason])?.number ?? null,
      view: await caseFormView(`contact-${reason}`, locale),
    })),
  )
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <noscript>
          <p>{words('form.noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={caseFormMessages}>
          <ContactForm
            choices={choices}
            legend={t('reasonLegend')}
            orCall={t('orCall')}
            guard={guard}
            locale={locale}
          />
        </ClientMessages>
      </div>
      <section aria-labelledby="contact-promise" className="grid gap-3 border-t border-ink pt-4">
        <h3 id="contact-promise" className="text-xl">
          {t('promise.title')}
        </h3>
        <ul className="grid gap-3">
          <li>{t('promise.kept', { months: casePlans.contact.keptMonths })}</li>
          <li>{t('promise.status')}</li>
          <li>{t('promise.no')}</li>
        </ul>
      </section>
    </div>
  )
}
