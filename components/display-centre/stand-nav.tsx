import { mdiArrowLeft, mdiArrowRight, mdiMapMarkerOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import type { Stand } from '@/lib/content/display-centre'
import { standPath } from '@/lib/domain/stand-walk'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { previous: Stand | null; next: Stand | null; locale: Locale }

const place = 'flex min-h-14 items-center justify-center gap-2 border-r border-steel px-2 font-semibold last:border-r-0'

function Neighbour({
  stand,
  label,
  locale,
  rel,
}: {
  stand: Stand | null
  label: string
  locale: Locale
  rel: 'prev' | 'next'
}) {
  if (!stand) return <span className={place} />
  return (
    <AppLink
      href={localizePath(standPath(stand), locale)}
      rel={rel}
      aria-label={`${label}: ${stand.code}`}
      className={place}
    >
      {rel === 'prev' && <Icon path={mdiArrowLeft} size={5} />}
      <span className="figure">{stand.code}</span>
      {rel === 'next' && <Icon path={mdiArrowRight} size={5} />}
    </AppLink>
  )
}

/** Previous, plan and next, always under the thumb. */
export async function StandNav({ previous, next, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'display-centre' })
  return (
    <nav
      aria-label={t('walk')}
      data-tone="stage"
      data-print="none"
      className="at-foot z-20 grid grid-cols-3 bg-ink pb-[env(safe-area-inset-bottom)] text-white"
    >
      <Neighbour stand={previous} label={t('previous')} locale={locale} rel="prev" />
      <a href="#plan" className={place}>
        <Icon path={mdiMapMarkerOutline} size={5} />
        {t('planShort')}
      </a>
      <Neighbour stand={next} label={t('next')} locale={locale} rel="next" />
    </nav>
  )
}
