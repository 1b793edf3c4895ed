import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { HeadingText } from '@/components/ui/heading-text'
import { ProductPicture } from '@/components/pictures/product-picture'
import type { ProductCategory, ProductSummary } from '@/lib/contract/product'
import type { Family } from '@/lib/contract/product-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  categories: readonly ProductCategory[]
  examples: readonly ProductSummary[]
  order: readonly Family[]
  locale: Locale
}

/** A large stage, wide sheets and small ones, so that nine families fill four columns. */
const shapes = {
  large: {
    frame: 'col-span-2 md:row-span-2',
    tone: 'stage',
    picture: 'mx-auto aspect-square w-full max-w-[28rem]',
    words: '',
    name: 'display text-3xl',
    sizes: '28rem',
  },
  dark: {
    frame: 'col-span-2',
    tone: 'stage',
    picture: 'absolute top-1/2 right-0 h-[116%] w-1/2 -translate-y-1/2',
    words: 'max-w-[58%]',
    name: 'display text-xl sm:text-2xl',
    sizes: '18rem',
  },
  wide: {
    frame: 'col-span-2',
    tone: 'light',
    picture: 'absolute top-1/2 right-0 h-[110%] w-1/2 -translate-y-1/2',
    words: 'max-w-[58%]',
    name: 'display text-xl sm:text-2xl',
    sizes: '18rem',
  },
  small: {
    frame: '',
    tone: 'light',
    picture: 'mx-auto aspect-square w-full max-w-52',
    words: '',
    name: 'text-lg',
    sizes: '13rem',
  },
} as const
const rhythm = [
  'large',
  'dark',
  'small',
  'small',
  'wide',
  'small',
  'small',
  'wide',
  'dark',
] as const satisfies readonly (keyof typeof shapes)[]

const grounds = { stage: 'bg-ink text-white', light: 'bg-white text-ink' } as const

/** Families, each with one of its parts. */
export async function FamilyTiles({ categories, examples, order, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'home.families' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const shown = order.flatMap((family) => categories.filter((category) => category.family === family))
  return (
    <ul className="family-tiles grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
      {shown.map(({ family, productCount }, i) => {
        const example = examples.find((product) => product.family === family)
        const shape = shapes[rhythm[i] ?? 'small']
        return (
          <li key={family} data-tone={shape.tone} className={`${grounds[shape.tone]} ${shape.frame}`}>
            <AppLink
              href={localizePath(`/products/list?family=${family}`, locale)}
              rel="nofollow"
              className="group relative flex h-full min-h-56 flex-col justify-between gap-4 overflow-hidden p-4 sm:p-6"
            >
              {example && (
                <ProductPicture
                  product={example}
                  variant="card"
                  label=""
                  sizes={shape.sizes}
                  className={`tile-picture transition-transform duration-500 ease-cubic motion-safe:group-hover:scale-105 ${shape.picture}`}
                />
              )}
              <span className={`mt-auto grid gap-1 ${shape.words}`}>
                <strong className={`leading-snug underline-offset-4 group-hover:underline ${shape.name}`}>
                  <HeadingText text={spec(`families.${family}`)} />
                </strong>
                <span className="hidden text-sm text-steel sm:block stage:text-mist">
                  {spec(`familyHints.${family}`)}
                </span>
                <span className="figure text-sm text-steel stage:text-mist">{t('count', { count: productCount })}</span>
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
