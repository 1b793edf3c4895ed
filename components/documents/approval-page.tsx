import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Approval } from '@/lib/contract/document'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { ApprovalFinder } from './approval-finder'
import { ApprovalTable } from './approval-table'
import { DocumentKinds } from './document-kinds'
import { approvalMessages } from './document-messages'
import { ThaiInspection } from './thai-inspection'

type Option = { value: string; label: string }

/** Each once, by label. */
function toOptions(entries: readonly Option[]): Option[] {
  return [...new Map(entries.map((entry) => [entry.value, entry])).values()].sort((a, b) =>
    a.label.localeCompare(b.label),
  )
}

/** Approvals by product and vehicle, what they mean, and what an inspection in Thailand looks at. */
export async function ApprovalPage({ approvals, locale }: { approvals: readonly Approval[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'documents.approvals' })
  const productHref = localizePath('/products/', locale)
  const vehicles = toOptions(
    approvals.flatMap((approval) =>
      approval.vehicles.map(({ id, brand, model, generation }) => ({
        value: id,
        label: `${brand} ${model} ${generation}`,
      })),
    ),
  )
  const products = toOptions(
    approvals.flatMap((approval) =>
      approval.products.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` })),
    ),
  )
  return (
    <>
      <PageStage title={t('title')} lead={t('lead')} part="approval" />
      <div className="shell grid grid-cols-1 gap-16 pt-10 pb-section md:gap-24">
        <section aria-labelledby="approvals-title" className="grid grid-cols-1 gap-6">
          <h2 id="approvals-title" className="display text-3xl">
            <HeadingText text={t('listTitle')} />
          </h2>
          <Notice tone="warning" title={t('honest.title')}>
            <p>
              <UnbrokenText text={t('honest.text')} />
            </p>
          </Notice>
          <ClientMessages locale={locale} pick={approvalMessages}>
            <ApprovalFinder vehicles={vehicles} products={products} productHref={productHref} locale={locale}>
              <ApprovalTable approvals={approvals} productHref={productHref} locale={locale} />
            </ApprovalFinder>
          </ClientMessages>
        </section>
        <DocumentKinds locale={locale} />
        <ThaiInspection locale={locale} />
        <section aria-labelledby="ask-title" className="grid gap-4">
          <h2 id="ask-title" className="display text-3xl">
            <HeadingText text={t('ask.title')} />
          </h2>
          <p className="max-w-text text-steel">
            <UnbrokenText text={t('ask.text')} />
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/contactUs', locale)}>{t('ask.contact')}</ButtonLink>
            <ButtonLink href={localizePath('/services/download', locale)} variant="secondary">
              {t('ask.documents')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
