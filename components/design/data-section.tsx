import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { KeyFigures } from '@/components/ui/key-figures'
import { Measure } from '@/components/ui/measure'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import type { Locale } from '@/lib/i18n/locales'
import { OnStage, SpecimenGrid, Specimen } from './specimen'

const springs = [
  { code: '46-370-08', wireMm: 8, rateNmm: 22, lengthMm: 240 },
  { code: '46-370-09', wireMm: 8.5, rateNmm: 26.5, lengthMm: 238 },
  { code: '46-370-10', wireMm: 9, rateNmm: 31, lengthMm: 236 },
] as const

async function SpringTable({
  locale,
  rows,
  wide = false,
}: {
  locale: Locale
  rows: typeof springs | readonly []
  wide?: boolean
}) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'design.data' }),
    getTranslations({ locale, namespace: 'spec.fields' }),
  ])
  const empty = rows.length === 0
  const caption = wide ? t('spread') : empty ? t('none') : t('caption')
  return (
    <Table caption={caption} captionHidden={empty}>
      <thead>
        <tr>
          <th scope="col">{spec('code')}</th>
          <th scope="col">{spec('wireMm')}</th>
          <th scope="col">{spec('springRateNmm')}</th>
          <th scope="col">{spec('springLengthMm')}</th>
        </tr>
      </thead>
      <tbody>
        {empty ? (
          <tr>
            <td colSpan={4} className="text-steel">
              {t('none')}
            </td>
          </tr>
        ) : null}
        {rows.map(({ code, wireMm, rateNmm, lengthMm }) => (
          <tr key={code}>
            <th scope="row" className="whitespace-nowrap">
              {code}
            </th>
            <td className={wide ? 'min-w-64' : ''}>
              <Measure quantity="length" value={wireMm} />
            </td>
            <td className={wide ? 'min-w-64' : ''}>
              <Measure quantity="rate" value={rateNmm} />
            </td>
            <td className={wide ? 'min-w-64' : ''}>
              <Measure quantity="length" value={lengthMm} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Tables, large figures, prices and the choice of units that turns them all. */
export async function DataSection({ locale }: { locale: Locale }) {
  const [t, states, short, price] = await Promise.all([
    getTranslations({ locale, namespace: 'design.data' }),
    getTranslations({ locale, namespace: 'design.states' }),
    getTranslations({ locale, namespace: 'spec.short' }),
    getTranslations({ locale, namespace: 'product.price' }),
  ])
  const figures = [
    { label: short('lengthMm'), value: <Measure quantity="length" value={370} /> },
    { label: short('strokeMm'), value: <Measure quantity="length" value={85} /> },
    { label: short('springRateNmm'), value: <Measure quantity="rate" value={22} /> },
  ]
  const words = { label: price('label'), ask: price('ask') }
  return (
    <>
      <Specimen caption={t('units')}>
        <UnitSwitch locale={locale} />
      </Specimen>
      <SpecimenGrid columns="two">
        <Specimen caption={t('figures')}>
          <KeyFigures figures={figures} />
        </Specimen>
        <Specimen caption={t('price')}>
          <div className="grid gap-2">
            <Price {...words} amount={price('range', { from: 12500, to: 13900 })} size="large" />
            <Price {...words} amount={price('single', { price: 980 })} />
            <Price {...words} amount={null} />
          </div>
        </Specimen>
      </SpecimenGrid>
      <OnStage>
        <KeyFigures figures={figures} size="large" />
      </OnStage>
      <SpecimenGrid columns="two">
        <Specimen caption={states('filled')}>
          <SpringTable locale={locale} rows={springs} />
        </Specimen>
        <Specimen caption={states('empty')}>
          <SpringTable locale={locale} rows={[]} />
        </Specimen>
        <Specimen caption={states('narrow')}>
          <div className="max-w-80">
            <SpringTable locale={locale} rows={springs} wide />
          </div>
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
