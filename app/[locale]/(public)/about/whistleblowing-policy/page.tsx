import { getTranslations } from 'next-intl/server'
import { AboutRoute, aboutMetadata } from '@/components/about/about-route'
import { CaseFormPart } from '@/components/case/case-form-part'
import { currentLocale } from '@/lib/i18n/current-locale'

export const generateMetadata = () => aboutMetadata('whistleblowing-policy')

export default async function WhistleblowingPolicy() {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'case.kinds' })
  const form = <CaseFormPart name="report" label={t('report')} locale={locale} />
  return <AboutRoute name="whistleblowing-policy" slots={{ report: form }} />
}
