import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { PageNames } from './page-names'

/** Says that a page is an older edition, and leads to the present one. */
export async function DatedNotice({ path, names, locale }: { path: string; names: PageNames; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle.dated' })
  return (
    <Notice
      title={t('title')}
      actions={
        <ButtonLink href={localizePath(path, locale)} variant="secondary">
          {t('action', { name: names.name })}
        </ButtonLink>
      }
    >
      {t('text', { years: names.years })}
    </Notice>
  )
}
