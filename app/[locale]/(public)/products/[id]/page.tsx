import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { ProductPage } from '@/components/product-page/product-page'
import { environment } from '@/lib/config/environment'
import { slugSchema } from '@/lib/contract/common'
import type { ProductInfo } from '@/lib/contract/product'
import { readNewProducts, readProductInfo } from '@/lib/data/products'
import { productCard } from '@/lib/data/social-cards'
import { currentLocale } from '@/lib/i18n/current-locale'
import { splitMadeFor } from '@/lib/domain/made-for'
import { normalizeCode } from '@/lib/domain/product-code'
import { localizePath } from '@/lib/i18n/locales'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { productWords } from '@/lib/seo/product-words'

type Props = { params: Promise<{ id: string }> }

// The product is the page: there is nothing to show before it is known, and an unknown one has to answer 404.
export const instant = false

export async function generateStaticParams() {
  const products = await readNewProducts('en', 8)
  return products.map(({ id }) => ({ id }))
}

async function readPage(params: Props['params']): Promise<ProductInfo | null> {
  // Part numbers are typed in capitals.
  const id = (await params).id.toLowerCase()
  return slugSchema.safeParse(id).success ? readProductInfo(await currentLocale(), id) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const info = await readPage(params)
  if (!info) return notFoundMetadata()
  const locale = await currentLocale()
  const words = await productWords(info, locale)
  return pageMetadata(
    { ...words, picture: productCard(info.product, locale) },
    { route: '/products/:id', params: { id: info.product.id }, locale },
  )
}

/** Whether an address is a superseded part number: then the page opens where it says so. */
const isOneOf = (codes: readonly string[], id: string) =>
  codes.some((code) => normalizeCode(code) === normalizeCode(id))

export default async function ProductDetail({ params }: Props) {
  const [locale, info, { id }] = await Promise.all([currentLocale(), readPage(params), params])
  if (!info) return <NotFoundPage />
  const { product } = info
  const path = localizePath(`/products/${product.id}`, locale)
  if (product.id !== id) permanentRedirect(isOneOf(product.formerCodes, id) ? `${path}#numbers` : path)
  const [spec, lists] = await Promise.all([
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'lists' }),
  ])
  const labels = {
    length: spec('fields.lengthMm'),
    stroke: spec('fields.strokeMm'),
    weight: spec('fields.weightKg'),
    gas: spec('fields.gasBar'),
  }
  return (
    <PageFrame
      route="/products/:id"
      params={{ id: product.id }}
      tone="stage"
      crumbs={[
        { label: lists('title'), href: localizePath('/products/list', locale) },
        // Without the vehicle in its name: whoever has chosen another one would be told of that.
        { label: splitMadeFor(product.name, locale).base },
      ]}
    >
      <JsonLd data={productJsonLd(info, { url: new URL(path, environment().SITE_URL).href, brand: 'YSS', labels })} />
      <ProductPage info={info} locale={locale} />
    </PageFrame>
  )
}
