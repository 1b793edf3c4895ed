'use client'

import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/navigation/app-link'
import type { Locale } from '@/lib/i18n/locales'
import { useFoundProducts } from './use-found-products'

const action = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'

/** Too short a beginning would find half of the programme. */
export const shortestFound = 4

export type ReaderLinks = {
  /** Localized; ends where the product's id begins. */
  product: string
  documents: string
  register: string
  check: string
  search: string
}

/** The products a code belongs to, each with its page, its manual and the way to register it. */
export function FoundProducts({ code, locale, links }: { code: string; locale: Locale; links: ReaderLinks }) {
  const t = useTranslations('product-code.found')
  const found = useFoundProducts(code, locale)
  if (!found) return null
  const { how, products } = found
  return (
    <section aria-live="polite" className="grid gap-3 border-t border-line pt-5" data-found={how}>
      <h3 className="text-lg">{t(how)}</h3>
      {products.length > 0 ? (
        <ul className="grid">
          {products.map(({ id, code: own, name }) => (
            <li
              key={id}
              className="grid gap-x-6 border-b border-line py-2 first:border-t md:grid-cols-[11rem_minmax(0,1fr)_auto] md:items-center"
            >
              <span className="figure whitespace-nowrap">{own}</span>
              <AppLink href={links.product + id} className={`${action} font-semibold`}>
                {name}
              </AppLink>
              <span className="flex flex-wrap gap-x-5">
                <a href={`/api/documents/products/${id}/manual.pdf?lang=${locale}`} className={action} download>
                  {t('manual')}
                </a>
                <AppLink href={`${links.documents}?product=${id}`} className={action}>
                  {t('documents')}
                </AppLink>
                {how === 'exact' ? (
                  <AppLink href={`${links.register}?part=${encodeURIComponent(own)}`} className={action}>
                    {t('warranty')}
                  </AppLink>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
