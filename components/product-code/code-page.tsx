import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { sampleCodes } from '@/lib/domain/sample-codes'
import { CodeAnatomy } from './code-anatomy'
import { codeMessages } from './code-messages'
import { CodeReader } from './code-reader'
import { LetterTables } from './letter-tables'
import { StampPlaces } from './stamp-places'

function Section({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-6 scroll-mt-24">
      <header className="grid gap-3">
        <h2 id={`${id}-title`} className="display text-3xl">
          <HeadingText text={title} />
        </h2>
        <p className="max-w-text text-steel">{lead}</p>
      </header>
      {children}
    </section>
  )
}

/** Reads part numbers and serials, shows where they are stamped, and lists what every letter says. */
export async function CodePage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product-code' })
  const links = {
    product: localizePath('/products/', locale),
    documents: localizePath('/services/download', locale),
    register: localizePath('/services/warranty/register', locale),
    check: localizePath('/services/warranty/checkWarranty', locale),
    search: localizePath('/search', locale),
  }
  return (
    <>
      <PageStage title={t('title')} lead={t('lead')} scene="exploded-piggyback" />
      <div className="shell grid grid-cols-1 gap-16 pb-section md:gap-24">
        <section
          aria-labelledby="read-title"
          data-tone="light"
          className="relative -mt-6 grid gap-5 border border-line bg-white p-5 sm:p-8"
        >
          <h2 id="read-title" className="text-2xl">
            <HeadingText text={t('readTitle')} />
          </h2>
          <ClientMessages locale={locale} pick={codeMessages}>
            <CodeReader locale={locale} links={links} examples={[sampleCodes.part, 'MZ40-310', sampleCodes.serial]} />
          </ClientMessages>
          <noscript>
            <p className="max-w-text">{t('noScript')}</p>
          </noscript>
        </section>
        <Section id="anatomy" title={t('anatomy.title')} lead={t('anatomy.lead')}>
          <CodeAnatomy locale={locale} />
        </Section>
        <Section id="places" title={t('places.title')} lead={t('places.lead')}>
          <StampPlaces locale={locale} />
        </Section>
        <Section id="letters" title={t('tables.title')} lead={t('tables.lead')}>
          <LetterTables locale={locale} />
        </Section>
        <Section id="next" title={t('next.title')} lead={t('next.lead')}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={links.register}>{t('next.register')}</ButtonLink>
            <ButtonLink href={localizePath('/services/manual', locale)} variant="secondary">
              {t('next.manual')}
            </ButtonLink>
            <ButtonLink href={localizePath('/products', locale)} variant="secondary">
              {t('next.finder')}
            </ButtonLink>
          </div>
        </Section>
      </div>
    </>
  )
}
