import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FileDownload } from '@/lib/contract/document'
import type { ProductCategory } from '@/lib/contract/product'
import type { Family } from '@/lib/contract/product-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { groupDocuments } from './group-documents'

export type FamilyDocuments = { family: Family; documents: readonly FileDownload[] }
type Props = { families: readonly FamilyDocuments[]; categories: readonly ProductCategory[]; locale: Locale }

const link = 'inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2'

/** Documents as plain links, family by family; works in any browser, without script. */
export async function PlainList({ families, categories, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'documents' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <>
      <PageStage title={t('plain.title')} lead={t('plain.lead')} />
      <div className="shell grid grid-cols-1 gap-12 pt-10 pb-section">
        {families.map(({ family, documents }) => (
          <section key={family} aria-labelledby={`family-${family}`} className="grid gap-4">
            <h2 id={`family-${family}`} className="text-2xl">
              <HeadingText text={spec(`families.${family}`)} />
            </h2>
            <p className="text-sm">
              {t('plain.all')}{' '}
              {categories
                .find((category) => category.family === family)
                ?.kinds.map(({ kind, productCount }, i) => (
                  <span key={kind}>
                    {i > 0 ? ' · ' : ''}
                    <a href={localizePath(`/products/list?family=${family}&kind=${kind}`, locale)} className={link}>
                      {spec(`kinds.${kind}`)} ({productCount})
                    </a>
                  </span>
                ))}
            </p>
            <ul className="grid border-t border-ink">
              {groupDocuments(documents).map(({ product, downloads }) => (
                <li
                  key={product.id}
                  className="grid gap-x-6 border-b border-line py-2 md:grid-cols-[11rem_minmax(0,1fr)_auto]"
                >
                  <span className="figure whitespace-nowrap">{product.code}</span>
                  <a href={localizePath(`/products/${product.id}`, locale)} className={link}>
                    {/* One part of the row, which the link lays out. */}
                    <span>
                      <UnbrokenText text={product.name} />
                    </span>
                  </a>
                  <span className="flex flex-wrap gap-x-4">
                    {downloads.map(({ id, kind, format, href }) => (
                      <a key={id} href={href} className={link} download>
                        {t(`kinds.${kind}`)} ({format.toUpperCase()})<span className="sr-only"> {product.code}</span>
                      </a>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
