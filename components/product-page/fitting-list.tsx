'use client'

import useSWRImmutable from 'swr/immutable'
import { AppLink } from '@/components/navigation/app-link'
import type { ProductSummary } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import { callCompany } from '@/lib/client/browser'
import { splitMadeFor } from '@/lib/domain/made-for'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  vehicle: string
  shown: readonly string[]
  kind: ProductKind
  locale: Locale
  texts: { title: string; all: string }
}

const most = 4

/** Parts of the same kind that fit the vehicle; of any kind where none of the same does. */
async function findFitting({ vehicle, shown, kind, locale }: Omit<Props, 'texts'>): Promise<ProductSummary[]> {
  const ask = async (kinds: ProductKind[]) => {
    const { items } = await callCompany(
      'getProducts',
      { lang: locale, vehicle, kind: kinds, pageSize: most + shown.length },
      { quiet: true },
    )
    return items.filter(({ id }) => !shown.includes(id)).slice(0, most)
  }
  const same = await ask([kind])
  return same.length > 0 ? same : ask([])
}

/** A short list of what fits, each with its number; nothing while it is asked for, or where nothing fits. */
export function FittingList({ texts, ...asked }: Props) {
  const { vehicle, kind, locale } = asked
  const { data } = useSWRImmutable<ProductSummary[], Error>(['fitting', vehicle, kind, locale], () =>
    findFitting(asked),
  )
  if (!data || data.length === 0) return null
  return (
    <div className="grid gap-3" data-fitting>
      <h3 className="text-xl">{texts.title}</h3>
      <ul className="grid gap-x-12 border-t border-ink md:grid-cols-2">
        {data.map(({ id, name, code }) => (
          <li key={id} className="border-b border-line">
            <AppLink
              href={localizePath(`/products/${id}`, locale)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-0.5 py-2 hover:underline"
            >
              {/* It fits the visitor's vehicle: the name does not speak of another one. */}
              <span className="font-semibold">{splitMadeFor(name, locale).base}</span>
              <span className="figure text-sm whitespace-nowrap text-steel">{code}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <p>
        <AppLink
          href={localizePath(`/products/list?vehicle=${vehicle}`, locale)}
          rel="nofollow"
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {texts.all}
        </AppLink>
      </p>
    </div>
  )
}
