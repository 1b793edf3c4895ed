import { getTranslations } from 'next-intl/server'
import { ProductDrawing } from '@/components/drawings/product-drawing'
import { AppLink } from '@/components/navigation/app-link'
import type { Family, ProductCategory, ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { categories: readonly ProductCategory[]; examples: readonly ProductSummary[]; order: readonly Family[]; locale: Locale }

/** Families, each with the drawing of one of its parts. The first takes twice the room. */
export async function FamilyTiles({ categories, examples, order, locale }: Props) {
  const [t, spec] = await Promise.all([getTranslations({ locale, namespace: 'home.families' }), getTranslations({ locale, namespace: 'spec' })])
  const shown = order.flatMap((family) => categories.filter((category) => category.family === family))
  return (
    <ul className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
      {shown.map(({ family, productCount }, i) => {
        const example = examples.find((product) => product.family === family)
        return (
          <li key={family} className={i === 0 ? 'col-span-2 row-span-2 bg-white' : 'bg-white last:odd:col-span-2 md:last:odd:col-span-1'}>
            <AppLink href={localizePath(`/products/list?family=${family}`, locale)} rel="nofollow" className="group flex h-full flex-col justify-between gap-4 p-4 sm:p-6">
              {example && <ProductDrawing product={example} variant="card" label="" className={i === 0 ? 'mx-auto w-full max-w-80' : 'mx-auto w-full max-w-36'} />}
              <span className="grid gap-1">
                <strong className={`leading-snug underline-offset-4 group-hover:underline ${i === 0 ? 'font-display text-2xl' : 'text-lg'}`}>{spec(`families.${family}`)}</strong>
                <span className="hidden text-sm text-steel sm:block">{spec(`familyHints.${family}`)}</span>
                <span className="figure text-sm text-steel">{t('count', { count: productCount })}</span>
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
