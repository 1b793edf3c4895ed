import { getTranslations } from 'next-intl/server'
import { CopyButton } from '@/components/ui/copy-button'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import type { Locale } from '@/lib/i18n/locales'
import { partsByAxle } from './page-facts'

type Props = { page: VehiclePage; name: string; locale: Locale }

/** The part numbers as a dealer writes them down: axle, number, how many. Copied as plain text it goes into any chat. */
export async function DealerList({ page, name, locale }: Props) {
  const [t, axles, kinds, common] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.where.list' }),
    getTranslations({ locale, namespace: 'spec.axles' }),
    getTranslations({ locale, namespace: 'spec.kinds' }),
    getTranslations({ locale, namespace: 'product' }),
  ])
  const lines = partsByAxle(page).flatMap(({ axle, parts }) =>
    parts.map(({ product: { code, kind }, fitments }) => ({
      code,
      text: t('line', { axle: axles(axle), kind: kinds(kind) }),
      count: Math.max(...fitments.map(({ quantity }) => quantity)),
    })),
  )
  const plain = [name, ...lines.map(({ code, text, count }) => `${code} × ${count} (${text})`)].join('\n')
  return (
    <section aria-labelledby="dealer-list" className="grid gap-3 border-t-3 border-ink bg-white p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 id="dealer-list" className="text-xl">
          {t('title')}
        </h3>
        <CopyButton text={plain} label={t('copy')} done={common('copied')} />
      </div>
      <p className="max-w-text text-steel">
        {t('text', { words: page.entry.range === 'car-spring' ? 'carspring' : 'other' })}
      </p>
      <ul className="grid gap-x-12 border-t border-line sm:grid-cols-2">
        {lines.map(({ code, text, count }) => (
          <li key={code} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2">
            <span className="figure font-semibold">{code}</span>
            <span className="figure">× {count}</span>
            <span className="text-sm text-steel">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
