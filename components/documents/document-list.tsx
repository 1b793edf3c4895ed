import { mdiCarOutline, mdiCodeJson, mdiFilePdfBox, mdiRulerSquare } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { DownloadKind, FileDownload } from '@/lib/contract/document'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { formatBytes } from '@/lib/utils/format-bytes'
import { groupDocuments, hrefIn } from './group-documents'

const icons: Record<DownloadKind, string> = {
  manual: mdiFilePdfBox,
  'data-sheet': mdiFilePdfBox,
  drawing: mdiRulerSquare,
  data: mdiCodeJson,
  'fitment-list': mdiCarOutline,
}

function DownloadItem({
  download: { kind, product, format, languages, href, bytes, updatedOn },
  locale,
}: {
  download: FileDownload
  locale: Locale
}) {
  const t = useTranslations('documents')
  const label = t(`kinds.${kind}`)
  const others = languages.filter((lang) => lang !== locale)
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5">
      <Icon path={icons[kind]} className="mt-0.5 text-steel" />
      <div className="min-w-0 grow leading-snug">
        <a
          href={href}
          download
          className="inline-flex min-h-6 items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {label}
          <span className="sr-only">{product.code}</span>
          <span className="text-sm font-normal text-steel">{format.toUpperCase()}</span>
        </a>
        <p className="text-sm text-steel">
          {bytes === null ? t('list.onDemand') : formatBytes(bytes)} ·{' '}
          {t('list.updated', { date: formatDate(updatedOn, locale, 'month') })}
        </p>
        {others.length > 0 ? (
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span className="text-steel">{t('list.also')}</span>
            {others.map((lang) => (
              <a
                key={lang}
                href={hrefIn(href, lang)}
                hrefLang={lang}
                download
                className="inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2"
              >
                {t(`list.languages.${lang}`)}
                <span className="sr-only">
                  {label} {product.code}
                </span>
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </li>
  )
}

type Props = {
  documents: readonly FileDownload[]
  /** Localized; ends where the product's id begins. */ productHref: string
  locale: Locale
  heading?: 'h3' | 'h4'
}

/** Documents by product: what each is, its format, size, date and languages. */
export function DocumentList({ documents, productHref, locale, heading: Heading = 'h3' }: Props) {
  const groups = groupDocuments(documents)
  const single = groups.every(({ downloads }) => downloads.length === 1)
  return (
    <ul className={`cells ${single ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2'}`}>
      {groups.map(({ product, downloads }) => (
        <li key={product.id} className="grid content-start gap-2 bg-white p-4 sm:p-5">
          <div className="leading-snug">
            <Heading className="text-base">
              <AppLink href={productHref + product.id} className="underline-offset-4 hover:underline">
                <UnbrokenText text={product.name} />
              </AppLink>
            </Heading>
            <p className="figure text-steel">{product.code}</p>
          </div>
          <ul className={single ? 'grid' : 'grid gap-x-6 sm:grid-cols-2'}>
            {downloads.map((download) => (
              <DownloadItem key={download.id} download={download} locale={locale} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
