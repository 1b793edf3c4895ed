import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ProductSummary } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { Measure } from '@/components/ui/measure'
import { mountText } from './mount-text'
import { specGroups, specRows, type SpecGroup } from '@/lib/domain/spec-rows'

type Line = { key: string; label: string; value: ReactNode }

/** Every figure a part has, by group. */
export async function SpecTable({ product, locale }: { product: ProductSummary; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'spec' })
  const { spec } = product
  const words: Partial<Record<SpecGroup, Line[]>> = {
    spring: [
      ...(spec.springType
        ? [{ key: 'springType', label: t('fields.springType'), value: t(`springTypes.${spec.springType}`) }]
        : []),
      ...(product.springFinish
        ? [{ key: 'springFinish', label: t('fields.springFinish'), value: t(`finishes.${product.springFinish}`) }]
        : []),
    ],
    damping: [
      ...(product.construction
        ? [{ key: 'construction', label: t('fields.construction'), value: t(`constructions.${product.construction}`) }]
        : []),
      { key: 'bodyFinish', label: t('fields.bodyFinish'), value: t(`finishes.${product.bodyFinish}`) },
    ],
    mounts: (['top', 'bottom'] as const).flatMap((end) => {
      const mount = spec[end]
      return mount ? [{ key: end, label: t(`fields.${end}`), value: mountText(t, mount) }] : []
    }),
    vehicle: product.axle ? [{ key: 'axle', label: t('fields.axle'), value: t(`axles.${product.axle}`) }] : [],
  }
  const groups = specGroups.flatMap((group) => {
    const figures = specRows.flatMap((row): Line[] => {
      const value = spec[row.field]
      if (row.group !== group || value === null) return []
      return [
        {
          key: row.field,
          label: t(`fields.${row.field}`),
          value: <Measure quantity={row.quantity} value={value} sign={'sign' in row} />,
        },
      ]
    })
    const lines = [...(words[group] ?? []), ...figures]
    return lines.length === 0 ? [] : [{ group, lines }]
  })
  return (
    <div className="spec-table" data-figures>
      {groups.map(({ group, lines }) => (
        <section key={group}>
          <h3>{t(`groups.${group}`)}</h3>
          <dl>
            {lines.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
