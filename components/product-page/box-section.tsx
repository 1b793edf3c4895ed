import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { ProductInfo } from '@/lib/contract/product'
import { boxExtras } from '@/lib/content/box-extras'
import { groupOfKind } from '@/lib/content/manual-groups'
import { readManualWords } from '@/lib/content/manual-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PageSection } from './section'

/** What comes with the part, by its manual. */
async function BoxContents({ product, locale }: { product: ProductInfo['product']; locale: Locale }) {
  const [t, { words }] = await Promise.all([
    getTranslations({ locale, namespace: 'pdf.manual.extras' }),
    readManualWords(locale, groupOfKind[product.kind]),
  ])
  return (
    <ul className="list-disc pl-5">
      {[...words.box, ...boxExtras(product).map((extra) => t(extra))].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** What is in the box, and beside it the spares that go with the part. */
export async function BoxSection({ info: { product, spares }, locale }: { info: ProductInfo; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  return (
    <div className="grid gap-x-12 gap-y-16 md:grid-cols-2">
      <PageSection id="box" title={t('sections.box')}>
        <BoxContents product={product} locale={locale} />
      </PageSection>
      {spares.length > 0 && (
        <PageSection id="spares" title={t('sections.spares')} lead={t('spares')} print={false}>
          <ul>
            {spares.map(({ id, code, name }) => (
              <li key={id} className="border-b border-line py-2">
                <AppLink href={localizePath(`/products/${id}`, locale)} className="link">
                  {name}
                </AppLink>{' '}
                <span className="figure unbroken">{code}</span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  )
}
