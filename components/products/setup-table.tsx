import { getTranslations } from 'next-intl/server'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { Product, Setup } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'

const rows = ['preload', 'rebound', 'compression', 'highSpeed', 'sagMm'] as const satisfies readonly (keyof Setup)[]

type Props = { product: Pick<Product, 'spec' | 'setups'>; locale: Locale }

/** Recommended positions by use. Preload is in mm where the ring turns on a thread, in steps where it clicks. */
export async function SetupTable({ product, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product.setup' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const { setups } = product
  const shown = rows.filter((row) => setups.some((setup) => setup[row] !== null))
  if (shown.length === 0) return null
  const stepped = product.spec.preloadSteps !== null
  return (
    <Table caption={t('caption')} captionHidden className="headed-rows" data-columns={setups.length}>
      <thead>
        <tr>
          <td />
          {setups.map(({ column }) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`rows.${row}`)}</th>
            {setups.map((setup) => {
              const value = setup[row]
              const inMm = row === 'sagMm' || (row === 'preload' && !stepped)
              return (
                <td key={setup.column}>
                  {value === null ? spec('none') : inMm ? <Measure quantity="length" value={value} /> : value}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
