import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { SectionNav } from '@/components/sections/section-nav'
import { PhoneLink } from '@/components/ui/phone-link'
import { readContactInfo } from '@/lib/data/contact'
import type { Locale } from '@/lib/i18n/locales'
import { BeforePart } from './before-part'
import { ReachPart } from './reach-part'
import { WritePart } from './write-part'

/** How to reach the company: by a form that asks what its reason needs, by phone, chat and mail, and what may be faster. */
export async function ContactPage({ locale }: { locale: Locale }) {
  const [t, titles, info] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'routes' }),
    readContactInfo(locale),
  ])
  const title = titles('contactUs')
  const sections = (['write', 'call', 'before'] as const).map((id) => ({ id, label: t(`sections.${id}`) }))
  return (
    <>
      <PageStage title={title} lead={t('lead')} part="contact" size="slim">
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-lg text-mist md:max-w-[44%]">
          {info.phones.slice(0, 1).map(({ number }) => (
            <PhoneLink key={number} phone={number} />
          ))}
          <span>
            {t('line')} {info.lineId}
          </span>
          <a className="underline underline-offset-4" href={`mailto:${info.email}`}>
            {info.email}
          </a>
        </p>
      </PageStage>
      <SectionNav label={title} items={sections} />
      <div className="shell grid grid-cols-1 gap-16 py-10 md:gap-24 md:py-16">
        <Part id="write" title={t('sections.write')} lead={t('writeLead')}>
          <WritePart info={info} locale={locale} />
        </Part>
        <Part id="call" title={t('sections.call')}>
          <ReachPart info={info} locale={locale} />
        </Part>
        <Part id="before" title={t('sections.before')} lead={t('before.lead')}>
          <BeforePart locale={locale} />
        </Part>
      </div>
    </>
  )
}
