import { mdiCheck, mdiClose } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { exclusions, inclusions } from '@/lib/domain/warranty/terms'
import type { Locale } from '@/lib/i18n/locales'

const sides = {
  covered: { icon: mdiCheck, mark: 'text-success', edge: 'border-success-fill' },
  excluded: { icon: mdiClose, mark: 'text-danger', edge: 'border-danger-fill' },
} as const

function Side({
  id,
  title,
  items,
  side,
}: {
  id: string
  title: string
  items: readonly string[]
  side: keyof typeof sides
}) {
  const { icon, mark, edge } = sides[side]
  return (
    <section aria-labelledby={id} className={`border-t-3 bg-white p-5 sm:p-7 ${edge}`}>
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      <ul className="mt-3 grid">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-b border-line py-2.5 last:border-b-0">
            <Icon path={icon} size={5} className={`mt-1 ${mark}`} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the warranty covers and what it does not, side by side. */
export async function CoverSides({ locale }: { locale: Locale }) {
  const [t, warranty] = await Promise.all([
    getTranslations({ locale, namespace: 'service' }),
    getTranslations({ locale, namespace: 'warranty' }),
  ])
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Side
        id="covered"
        side="covered"
        title={t('covered')}
        items={inclusions.map((key) => warranty(`inclusions.${key}`))}
      />
      <Side
        id="excluded"
        side="excluded"
        title={t('excluded')}
        items={exclusions.map((key) => warranty(`exclusions.${key}`))}
      />
    </div>
  )
}
