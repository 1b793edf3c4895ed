import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ChipLink } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { draftNames, type DraftName } from '@/lib/content/about'
import { aboutPages, draftPath } from '@/lib/domain/about-pages'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

/** Says that what follows is not published, and leads to the other drafts and to what is. */
export async function DraftNotice({ current, locale }: { current: DraftName; locale: Locale }) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'about.draft' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return (
    <div className="shell py-4">
      <Notice
        tone="warning"
        title={t('title')}
        actions={draftNames.map((name) => (
          <ChipLink key={name} href={localizePath(draftPath(name), locale)} current={name === current}>
            {titles(routeTitle(routeOf(draftPath(name))).key)}
          </ChipLink>
        ))}
      >
        {t.rich('text', {
          published: (chunks) => (
            <AppLink href={localizePath(aboutPages.introduction.path, locale)} className="link">
              {chunks}
            </AppLink>
          ),
          difference: (chunks) => (
            <a href="#difference" className="link">
              {chunks}
            </a>
          ),
        })}
      </Notice>
    </div>
  )
}
