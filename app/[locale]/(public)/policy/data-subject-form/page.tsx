import { getTranslations } from 'next-intl/server'
import { CaseFormPart } from '@/components/case/case-form-part'
import { PolicyPage } from '@/components/policy/policy-page'
import { policyMetadata } from '@/components/policy/read-policy'
import { currentLocale } from '@/lib/i18n/current-locale'

export const generateMetadata = () => policyMetadata('data-subject')

export default async function DataSubjectRequest() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'case.kinds' })
  return (
    <PolicyPage
      id="data-subject"
      form={<CaseFormPart name="data-request" label={t('data-request')} locale={locale} />}
    />
  )
}
