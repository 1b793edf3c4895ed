import { useTranslations } from 'next-intl'
import { ForcePlate } from '@/components/drawings/force-plate'
import { Table } from '@/components/ui/table'
import type { Product } from '@/lib/contract/product'
import type { SetupAnswer } from '@/lib/domain/setup/answer'
import { referenceRiderKg } from '@/lib/domain/setup/uses'
import { SettingValue } from './setting-value'

type Props = { product: Product; answer: SetupAnswer }

/** Where each adjuster of the part should start, as a table and on its dials. */
export function SettingsResult({ product, answer: { mode, settings, loadPercent, fullKg } }: Props) {
  const t = useTranslations('setup.result')
  const rows = useTranslations('product.setup.rows')
  if (settings.length === 0) return <p className="max-w-text">{t(mode === 'none' ? 'notSet' : 'noAdjusters')}</p>
  const dials = settings
    .filter(({ unit }) => unit === 'click')
    .map(({ field, value, factory, max }) => ({
      label: rows(field),
      clicks: max,
      marks:
        value === factory
          ? [{ label: t('start'), at: value }]
          : [
              { label: t('start'), at: value },
              { label: t('factory'), at: factory },
            ],
    }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <h3 className="text-xl">{t('settings')}</h3>
      <Table caption={t('settings')} captionHidden className="headed-rows short-last" data-columns={3}>
        <thead>
          <tr>
            <th scope="col" data-corner>
              {t('adjuster')}
            </th>
            <th scope="col">{t('start')}</th>
            <th scope="col">{t('factory')}</th>
            <th scope="col">{t('range')}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ field, letter, value, factory, max, unit }) => (
            <tr key={field}>
              <th scope="row">
                <span className="figure mr-2 inline-grid size-7 place-items-center border border-ink text-sm">
                  {letter}
                </span>{' '}
                {rows(field)}
              </th>
              <td className="font-semibold">
                <SettingValue value={value} unit={unit} />
              </td>
              <td>
                <SettingValue value={factory} unit={unit} />
              </td>
              <td className="whitespace-nowrap text-steel">{`${unit === 'step' ? 1 : 0}–${max}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {dials.length > 0 && (
        <ForcePlate dials={dials} className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-8" />
      )}
      <div className="grid max-w-text gap-2 text-sm text-steel">
        <p>{t('closed')}</p>
        <p>
          {t(mode === 'load' ? 'basisLoad' : 'basis', {
            rider: referenceRiderKg,
            full: fullKg,
            share: loadPercent,
          })}
        </p>
        {product.adjusters.includes('L') && <p>{t('length')}</p>}
      </div>
    </div>
  )
}
