import { mdiFileDocumentOutline, mdiPrinterOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Product } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PrintButton } from '@/components/ui/print-button'

const row =
  'flex min-h-12 w-full items-center gap-3 border-b border-line py-2 text-left font-semibold underline-offset-4 hover:underline'

/** Files made from the product's own data, and the page itself as a printed sheet. */
export async function Documents({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product.documents' })
  return (
    <ul className="max-w-text" data-print="none">
      {product.documents.map(({ kind, format, href }) => (
        <li key={kind}>
          <a href={`${href}?lang=${locale}`} className={row} {...(format !== 'pdf' && { download: true })}>
            <Icon path={mdiFileDocumentOutline} />
            {t(kind)}
            <span className="ml-auto shrink-0 text-sm font-normal text-steel">{format.toUpperCase()}</span>
          </a>
        </li>
      ))}
      {product.documents.some(({ kind }) => kind === 'manual') ? (
        <li>
          {/* Without an icon: the HTML of the longest product page stands at its budget. */}
          <a href={localizePath(`/offline?product=${product.id}`, locale)} className={`${row} pl-9`}>
            {t('offline')}
          </a>
        </li>
      ) : null}
      <li>
        <PrintButton className={row}>
          <Icon path={mdiPrinterOutline} />
          {t('print')}
        </PrintButton>
      </li>
    </ul>
  )
}
