import { mdiCheck, mdiMinus } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'

const inVan = ['sag', 'gas', 'seals', 'springs', 'forkOil', 'fitting'] as const
const inWorkshop = ['strut', 'alignment', 'air', 'bent', 'lift'] as const

function Side({ title, icon, items, mark }: { title: string; icon: string; items: readonly string[]; mark: string }) {
  return (
    <div className="grid content-start gap-2 border-t border-ink pt-3">
      <h3 className="text-lg">
        <HeadingText text={title} />
      </h3>
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon path={icon} size={5} className={`mt-1 ${mark}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is done in the van, what needs a workshop, and what to bring along. */
export async function VanScope({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'road-show' })
  return (
    <section aria-labelledby="van" className="grid gap-8">
      <h2 id="van" className="display text-3xl">
        <HeadingText text={t('canTitle')} />
      </h2>
      <div className="grid gap-8 md:grid-cols-3">
        <Side
          title={t('inVan.title')}
          icon={mdiCheck}
          mark="text-success"
          items={inVan.map((key) => t(`inVan.${key}`))}
        />
        <Side
          title={t('inWorkshop.title')}
          icon={mdiMinus}
          mark="text-steel"
          items={inWorkshop.map((key) => t(`inWorkshop.${key}`))}
        />
        <div className="grid content-start gap-2 border-t border-ink pt-3">
          <h3 className="text-lg">
            <HeadingText text={t('bring')} />
          </h3>
          <p>{t('bringText')}</p>
        </div>
      </div>
    </section>
  )
}
