import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { downloadKinds, type DownloadKind, type FileDownload } from '@/lib/contract/document'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { SceneId } from '@/lib/pictures/scenes'
import { CatalogueShelf } from './catalogue-shelf'
import { DocumentFinder } from './document-finder'
import { DocumentList } from './document-list'
import { finderMessages } from './document-messages'
import { KindList } from './kind-list'

type Props = {
  title: string
  lead: string
  scene: SceneId
  /** The newest, for the stored page. */
  documents: readonly FileDownload[]
  only: DownloadKind | null
  locale: Locale
}

/** Documents to choose from; with `only`, of one kind. */
export async function DocumentCentre({ title, lead, scene, documents, only, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'documents' })
  const productHref = localizePath('/products/', locale)
  return (
    <>
      <PageStage title={title} lead={lead} scene={scene} />
      <div className="shell grid grid-cols-1 gap-16 pb-section md:gap-24">
        <ClientMessages locale={locale} pick={finderMessages}>
          <DocumentFinder locale={locale} productHref={productHref} kinds={downloadKinds} only={only}>
            <section aria-labelledby="newest-title" className="grid gap-5">
              <h2 id="newest-title" className="display text-3xl">
                <HeadingText text={t('newest')} />
              </h2>
              <DocumentList documents={documents} productHref={productHref} locale={locale} />
            </section>
          </DocumentFinder>
        </ClientMessages>
        {only === null ? <CatalogueShelf locale={locale} /> : null}
        {only === null ? <KindList locale={locale} /> : null}
        <section aria-labelledby="more-title" className="grid gap-4">
          <h2 id="more-title" className="display text-3xl">
            <HeadingText text={t('more.title')} />
          </h2>
          <p className="max-w-text text-steel">
            <UnbrokenText text={t('more.text')} />
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/services/productCode', locale)} variant="secondary">
              {t('more.code')}
            </ButtonLink>
            <ButtonLink href={localizePath('/services/abe', locale)} variant="secondary">
              {t('more.approvals')}
            </ButtonLink>
            <ButtonLink href={localizePath('/services/download-backup', locale)} variant="quiet" prefetch={false}>
              {t('more.plain')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
